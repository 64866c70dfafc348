import type { Option } from '../../../ui/form/choice/option.ts'
import { SelectField } from '../../../ui/form/choice/SelectField.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import { useIsPhone } from '../../../ui/use-is-phone.ts'

type Props = {
  label: string
  options: readonly Option[]
  value: string
  onChange: (value: string) => void
}

/** A filter of a list: in its toolbar at the desk, with its label in the sheet of the phone. */
export function StatusFilter({ label, options, value, onChange }: Props) {
  const isPhone = useIsPhone()
  const select = (
    <SelectField
      compact
      className="md:w-[160px]"
      aria-label={label}
      options={options}
      value={value}
      onChange={onChange}
    />
  )
  return isPhone ? <Field label={label}>{select}</Field> : select
}
