import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { type Control, type FieldValues, useController } from 'react-hook-form'
import { invitations } from '#words/invitations'
import { SelectField } from '../../../ui/form/choice/SelectField.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import type { PathOf } from '../../../ui/form/path-of.ts'
import { estatesQuery } from '../queries.ts'

const words = invitations.form
type Props<T extends FieldValues> = {
  control: Control<T>
  name: PathOf<T, string>
  /** Sets the choice; a preselected one is set as the form's default, not as an edit. */
  onChange: (id: string) => void
}

/** The estates that can be written to; preselected where there is only one. */
export function EstateField<T extends FieldValues>({ control, name, onChange }: Props<T>) {
  const { field, fieldState } = useController({ control, name })
  const all = useQuery(estatesQuery({ limit: 100 })).data?.data
  const estates = all?.filter(({ status }) => status !== 'ARCHIVED')
  const only = estates?.length === 1 ? estates[0]?.id : undefined
  useEffect(() => {
    if (only && !field.value) onChange(only)
  }, [only, field.value, onChange])
  return (
    <Field label={words.estate} error={fieldState.error?.message}>
      <SelectField
        options={(estates ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        value={field.value}
        onChange={onChange}
      />
    </Field>
  )
}
