import type { ComponentProps } from 'react'
import { type Control, Controller, type FieldValues } from 'react-hook-form'
import type { PathOf } from '../path-of.ts'
import { DateField } from './DateField.tsx'

type Props<T extends FieldValues> = Omit<ComponentProps<typeof DateField>, 'name' | 'value' | 'onChange'> & {
  control: Control<T>
  name: PathOf<T, string>
}

/** DateField for react-hook-form. */
export const FormDateField = <T extends FieldValues>({ control, name, error, ...about }: Props<T>) => (
  <Controller
    name={name}
    control={control}
    render={({ field, fieldState }) => (
      <DateField {...about} {...field} value={field.value ?? ''} error={error ?? fieldState.error?.message} />
    )}
  />
)
