import { useQuery } from '@tanstack/react-query'
import { alerts } from '#words/alerts'
import { useFields, useSave } from '../../../platform/forms/use-save.ts'
import { ChoiceField } from '../../../ui/form/ChoiceField.tsx'
import { FormTextField } from '../../../ui/form/FormTextField.tsx'
import { FormDialog } from '../../../ui/overlay/FormDialog.tsx'
import { useAddToRoster } from '../changes.ts'
import { reachQuery } from '../queries.ts'

const words = alerts.rosterPage
const ROLES = (['WARDEN', 'GUARD'] as const).map((value) => ({ value, label: words.roles[value] }))
type Values = { name: string; phone: string; role: 'WARDEN' | 'GUARD'; block: string }

const check = ({ name, phone }: Values) => ({
  name: name.trim() ? undefined : words.missing,
  phone: phone.trim() ? undefined : words.missing,
})

/** Adds a warden or guard by name and phone: many guards have no account. */
export function RosterForm({ estateId, onDone }: { estateId: string; onDone: () => void }) {
  const form = useFields<Values>({ name: '', phone: '', role: 'WARDEN', block: '' }, check)
  const { control } = form
  const { data: reach } = useQuery(reachQuery(estateId, {}))
  const saving = useSave(form, useAddToRoster(), {
    input: ({ block, ...entry }) => ({
      params: { id: estateId },
      body: { ...entry, ...(block && { block }) },
    }),
    said: ({ name }) => words.said(name),
    onSaved: onDone,
  })
  return (
    <FormDialog
      title={words.add}
      form={saving}
      onClose={onDone}
      save={words.save}
      saving={words.saving}
      cancel={words.cancel}
    >
      <FormTextField control={control} name="name" label={words.name} autoComplete="off" maxLength={120} />
      <FormTextField
        control={control}
        name="phone"
        label={words.phone}
        type="tel"
        inputMode="tel"
        figures
        autoComplete="off"
      />
      <ChoiceField control={control} name="role" label={words.role} options={ROLES} />
      <ChoiceField
        control={control}
        name="block"
        label={words.block}
        placeholder={words.everywhere}
        options={(reach?.blocks ?? []).map(({ name }) => ({ value: name, label: name }))}
      />
    </FormDialog>
  )
}
