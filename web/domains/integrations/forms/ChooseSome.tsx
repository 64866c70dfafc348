import { type Control, Controller, type FieldPath, type FieldValues } from 'react-hook-form'
import { CheckRow } from '../../../ui/form/CheckRow.tsx'
import type { Option } from '../../../ui/form/choice/option.ts'
import { FieldNote } from '../../../ui/form/FieldNote.tsx'

type Props<T extends FieldValues> = {
  control: Control<T>
  name: FieldPath<T>
  label: string
  options: readonly Option[]
}

/** Some of several, in a form. */
export const ChooseSome = <T extends FieldValues>({ control, name, label, options }: Props<T>) => (
  <Controller
    control={control}
    name={name}
    render={({ field, fieldState }) => {
      const chosen: readonly string[] = field.value
      const set = (value: string, isOn: boolean) =>
        field.onChange(isOn ? [...chosen, value] : chosen.filter((one) => one !== value))
      return (
        <fieldset className="grid min-w-0" aria-describedby={`${name}-note`}>
          <legend className="font-semibold">{label}</legend>
          {options.map(({ value, label: title }) => (
            <CheckRow
              key={value}
              plain
              title={title}
              checked={chosen.includes(value)}
              onChange={({ target }) => set(value, target.checked)}
              onBlur={field.onBlur}
            />
          ))}
          <FieldNote id={`${name}-note`} error={fieldState.error?.message} />
        </fieldset>
      )
    }}
  />
)
