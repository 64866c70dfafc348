import { documents } from '#words/documents'
import { useFields, useSave } from '../../../platform/forms/use-save.ts'
import { ChoiceField } from '../../../ui/form/ChoiceField.tsx'
import { FormDialog } from '../../../ui/overlay/FormDialog.tsx'
import { useShareDocument } from '../changes.ts'
import { useReaders } from '../use-readers.ts'

const words = documents.sharing

/** Shares a document with a person of the estate. */
export function ShareForm({ id, onClose }: { id: string; onClose: () => void }) {
  const { readers, find } = useReaders(id)
  const form = useFields({ user_id: '' }, ({ user_id }) => ({ user_id: user_id ? undefined : words.missing }))
  const saving = useSave(form, useShareDocument(), {
    input: (body) => ({ params: { id }, body }),
    said: words.done,
    onSaved: onClose,
  })
  return (
    <FormDialog
      title={words.title}
      note={readers?.length === 0 ? words.none : words.note}
      form={saving}
      onClose={onClose}
      save={words.save}
      saving={words.saving}
      cancel={words.keep}
    >
      <ChoiceField
        control={form.control}
        name="user_id"
        label={words.person}
        placeholder={words.choose}
        onType={find}
        options={(readers ?? []).map(({ id, full_name }) => ({ value: id, label: full_name }))}
      />
    </FormDialog>
  )
}
