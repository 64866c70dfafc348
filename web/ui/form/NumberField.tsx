import type { ComponentProps } from 'react'
import type { FieldValues } from 'react-hook-form'
import { FormTextField } from './FormTextField.tsx'

/** A short integer. */
export const NumberField = <T extends FieldValues>(props: ComponentProps<typeof FormTextField<T>>) => (
  <FormTextField {...props} figures inputMode="numeric" className="max-w-[140px]" />
)
