import type { NamedVariable } from '@gida/contract/domains/templates/template'
import { templates } from '#words/templates'
import { Segmented } from '../../../ui/form/choice/Segmented.tsx'
import { DateField } from '../../../ui/form/date/DateField.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import { FieldGroup } from '../../../ui/form/FieldGroup.tsx'
import { MoneyField } from '../../../ui/form/MoneyField.tsx'
import { TextInput } from '../../../ui/form/TextInput.tsx'
import type { TypedValue } from './typed-values.ts'

const words = templates.paper

type Props = {
  of: NamedVariable
  isMissing: boolean
  value: TypedValue | undefined
  onChange: (value: TypedValue) => void
}

/** The input of a value, by type. */
export function ValueField({ of: { label, type }, isMissing, value, onChange }: Props) {
  const opt = isMissing ? words.needed : undefined
  const text = value && 'text' in value ? value.text : ''
  if (type === 'money')
    return (
      <MoneyField
        label={label}
        opt={opt}
        value={value && 'amount' in value ? value.amount : null}
        onChange={(amount) => onChange({ amount })}
      />
    )
  if (type === 'date')
    return <DateField label={label} opt={opt} value={text} onChange={(day) => onChange({ text: day })} />
  if (type === 'yes_no')
    return (
      <FieldGroup legend={label} {...(opt && { opt })}>
        <Segmented
          label={label}
          options={[
            { value: 'yes', label: words.yes },
            { value: 'no', label: words.no },
          ]}
          value={value && 'yes' in value ? (value.yes ? 'yes' : 'no') : ''}
          onChange={(said) => onChange({ yes: said === 'yes' })}
        />
      </FieldGroup>
    )
  return (
    <Field label={label} opt={opt}>
      <TextInput
        value={value && 'number' in value ? value.number : text}
        inputMode={type === 'number' ? 'decimal' : undefined}
        maxLength={1_000}
        onChange={({ target }) =>
          onChange(type === 'number' ? { number: target.value } : { text: target.value })
        }
      />
    </Field>
  )
}
