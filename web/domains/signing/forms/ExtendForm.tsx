import { signing } from '#words/signing'
import { useFields, useSave } from '../../../platform/forms/use-save.ts'
import { FormDateField } from '../../../ui/form/date/FormDateField.tsx'
import { FormDialog } from '../../../ui/overlay/FormDialog.tsx'
import { useExtendSignature } from '../queries.ts'

const words = signing.extend

/** Extends the deadline to sign. */
export function ExtendForm({ id, onClose }: { id: string; onClose: () => void }) {
  const form = useFields({ expires_on: '' }, ({ expires_on }) => ({
    expires_on: expires_on ? undefined : words.missing,
  }))
  const saving = useSave(form, useExtendSignature(), {
    input: (body) => ({ params: { id }, body }),
    said: words.done,
    onSaved: onClose,
  })
  return (
    <FormDialog
      title={words.title}
      form={saving}
      onClose={onClose}
      save={words.save}
      saving={words.saving}
      cancel={words.keep}
    >
      <FormDateField control={form.control} name="expires_on" label={words.label} />
    </FormDialog>
  )
}
