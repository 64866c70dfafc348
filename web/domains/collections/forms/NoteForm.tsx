import { collections } from '#words/collections'
import { useClientId } from '../../../platform/forms/use-client-id.ts'
import { useFields, useSave } from '../../../platform/forms/use-save.ts'
import { Field } from '../../../ui/form/Field.tsx'
import { FormActions } from '../../../ui/form/FormActions.tsx'
import { TextArea } from '../../../ui/form/TextArea.tsx'
import { useAddContactNote } from '../changes.ts'

const words = collections.note

/** A note of a call or visit. */
export function NoteForm({ id, onClose }: { id: string; onClose: () => void }) {
  const form = useFields({ body: '' }, ({ body }) => ({ body: body.trim() ? undefined : words.empty }))
  const clientIdOf = useClientId()
  const { save, refusal, isSaving } = useSave(form, useAddContactNote(), {
    input: (said) => ({ params: { id }, body: { ...said, client_id: clientIdOf(id, said) } }),
    said: words.saved,
    onSaved: onClose,
  })
  return (
    <form noValidate className="grid gap-3" onSubmit={save}>
      <Field label={words.label} help={words.help} error={form.formState.errors.body?.message}>
        <TextArea rows={3} maxLength={1000} autoFocus {...form.register('body')} />
      </Field>
      <FormActions {...words} refusal={refusal} busy={isSaving} onCancel={onClose} />
    </form>
  )
}
