import type { ComponentProps } from 'react'
import type { FieldValues } from 'react-hook-form'
import { FormTextField } from './FormTextField.tsx'

/** What a gauge shows: a number with a fraction, and no amount of money. */
export const MeasureField = <T extends FieldValues>(props: ComponentProps<typeof FormTextField<T>>) => (
  <FormTextField inputMode="decimal" figures {...props} />
)
