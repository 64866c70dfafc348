import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { invitations } from '#words/invitations'
import { SelectField } from '../../../ui/form/choice/SelectField.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import { estatesQuery } from '../queries.ts'

const words = invitations.form
type Props = { value: string; error: string | undefined; onChange: (id: string) => void }

/** The estates a person may invite to. Whoever has one need not choose. */
export function EstateField({ value, error, onChange }: Props) {
  const estates = useQuery(estatesQuery({ limit: 100 })).data?.data
  const only = estates?.length === 1 ? estates[0]?.id : undefined
  useEffect(() => {
    if (only && !value) onChange(only)
  }, [only, value, onChange])
  return (
    <Field label={words.estate} {...(error && { error })}>
      <SelectField
        options={(estates ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        value={value}
        onChange={onChange}
      />
    </Field>
  )
}
