import type { ComponentProps } from 'react'
import {
  type Control,
  Controller,
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
} from 'react-hook-form'
import { DateField } from './DateField.tsx'

type Props<T extends FieldValues> = Omit<ComponentProps<typeof DateField>, 'name' | 'value' | 'onChange'> & {
  control: Control<T>
  name: { [K in FieldPath<T>]: string extends FieldPathValue<T, K> ? K : never }[FieldPath<T>]
}

/** A day of a form of react-hook-form. */
export const FormDateField = <T extends FieldValues>({ control, name, error, ...about }: Props<T>) => (
  <Controller
    name={name}
    control={control}
    render={({ field, fieldState }) => (
      <DateField {...about} {...field} value={field.value ?? ''} error={error ?? fieldState.error?.message} />
    )}
  />
)
