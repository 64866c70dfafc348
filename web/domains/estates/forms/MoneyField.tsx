import { type Control, Controller, type FieldPath, type FieldValues } from 'react-hook-form'
import { Field } from '../../../ui/Field.tsx'
import { MoneyInput } from '../../../ui/MoneyInput.tsx'

type Props<T extends FieldValues> = {
  control: Control<T>
  name: FieldPath<T>
  label: string
  opt?: string
  help?: string
  error: string | undefined
}

/** An amount of a form: kobo, or null while it is empty. */
export const MoneyField = <T extends FieldValues>({ control, name, error, ...about }: Props<T>) => (
  <Field {...about} error={error}>
    <Controller name={name} control={control} render={({ field }) => <MoneyInput {...field} />} />
  </Field>
)
