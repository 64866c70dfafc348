import { integrations } from '#words/integrations'
import { useFields, useSave } from '../../../platform/forms/use-save.ts'
import { FormTextField } from '../../../ui/form/FormTextField.tsx'
import { FormSheet } from '../../../ui/overlay/FormSheet.tsx'
import { useCreateTestKey } from '../changes.ts'

const words = integrations.testKeys
type Values = { name: string }

const check = ({ name }: Values) => ({
  name: name.trim().length > 1 ? undefined : integrations.form.nameMissing,
})

/** A test key needs only a name: in its sandbox it may do whatever a key can. */
export function TestKeyForm({ onClose, onMade }: { onClose: () => void; onMade: (key: string) => void }) {
  const form = useFields<Values>({ name: '' }, check)
  const saving = useSave(form, useCreateTestKey(), {
    input: (body) => ({ body }),
    onSaved: ({ key }) => onMade(key),
  })
  return (
    <FormSheet
      title={words.formTitle}
      form={saving}
      onClose={onClose}
      save={words.save}
      saving={words.saving}
    >
      <FormTextField control={form.control} name="name" label={integrations.form.name} maxLength={60} />
    </FormSheet>
  )
}
