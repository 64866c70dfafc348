import type { OwnType } from '@gida/contract/domains/templates/kinds'
import type { TemplateVariable } from '@gida/contract/domains/templates/template'
import { useState } from 'react'
import { templates } from '#words/templates'
import { Button } from '../../../ui/action/Button.tsx'
import { CheckRow } from '../../../ui/form/CheckRow.tsx'
import { SelectField } from '../../../ui/form/choice/SelectField.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import { TextInput } from '../../../ui/form/TextInput.tsx'
import { CardBody } from '../../../ui/layout/CardBody.tsx'
import { keyFor } from '../edit/draft.ts'

const words = templates.edit

type Props = {
  taken: readonly string[]
  types: readonly OwnType[]
  onAdd: (variable: TemplateVariable) => void
}

/** Adds a variable by label; its key is derived from that. */
export function AddVariable({ taken, types, onAdd }: Props) {
  const [label, setLabel] = useState('')
  const [type, setType] = useState<OwnType>('text')
  const [required, setRequired] = useState(true)
  const add = () => {
    onAdd({ key: keyFor(label, taken), label: label.trim(), type, required })
    setLabel('')
  }
  return (
    <CardBody className="grid gap-3 border-t border-line pt-4">
      <Field label={words.label}>
        <TextInput value={label} maxLength={80} onChange={({ target }) => setLabel(target.value)} />
      </Field>
      <Field label={words.type}>
        <SelectField
          options={types.map((value) => ({ value, label: templates.types[value] }))}
          value={type}
          onChange={(next) => setType(types.find((one) => one === next) ?? 'text')}
        />
      </Field>
      <CheckRow
        plain
        title={words.required}
        checked={required}
        onChange={({ target }) => setRequired(target.checked)}
      />
      <div>
        <Button kind="second" icon="plus" disabled={label.trim() === ''} onClick={add}>
          {words.addValue}
        </Button>
      </div>
    </CardBody>
  )
}
