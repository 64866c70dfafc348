import type { ComponentProps } from 'react'
import type { FieldValues } from 'react-hook-form'
import { FormTextField } from './FormTextField.tsx'

/** A decimal number that is not money, such as a meter reading. */
export const MeasureField = <T extends FieldValues>(props: ComponentProps<typeof FormTextField<T>>) => (
  <FormTextField inputMode="decimal" figures {...props} />
)
