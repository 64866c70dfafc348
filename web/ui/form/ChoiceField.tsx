import { type Control, Controller, type FieldPath, type FieldValues } from 'react-hook-form'
import type { Option } from './choice/option.ts'
import { SelectField } from './choice/SelectField.tsx'
import { Field } from './Field.tsx'

type Props<T extends FieldValues> = {
  control: Control<T>
  name: FieldPath<T>
  label: string
  opt?: string | undefined
  help?: string
  busy?: string | undefined
  options: readonly Option[]
  onType?: (text: string) => void
  placeholder?: string
  disabled?: boolean
}

/** A select in a form. */
export const ChoiceField = <T extends FieldValues>(props: Props<T>) => {
  const { control, name, options, onType, placeholder, disabled, ...about } = props
  return (
    <Controller
      name={name}
      control={control}
      render={({ field, fieldState }) => (
        <Field {...about} error={fieldState.error?.message}>
          <SelectField
            {...field}
            value={field.value ?? ''}
            options={options}
            onType={onType}
            placeholder={placeholder}
            disabled={disabled}
          />
        </Field>
      )}
    />
  )
}
