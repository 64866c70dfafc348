import { type Control, Controller, type FieldPath, type FieldValues } from 'react-hook-form'
import type { Option } from './choice/option.ts'
import { SelectField } from './choice/SelectField.tsx'
import { Field } from './Field.tsx'

type Props<T extends FieldValues> = {
  control: Control<T>
  name: FieldPath<T>
  label: string
  opt?: string
  help?: string
  error?: string | undefined
  options: readonly Option[]
  disabled?: boolean
}

/** One of several, in a form. */
export function ChoiceField<T extends FieldValues>(props: Props<T>) {
  const { control, name, options, disabled, ...about } = props
  return (
    <Field {...about}>
      <Controller
        name={name}
        control={control}
        render={({ field }) => (
          <SelectField {...field} value={field.value ?? ''} options={options} disabled={disabled} />
        )}
      />
    </Field>
  )
}
