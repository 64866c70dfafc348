import type { Conversation } from '@gida/contract/domains/conversations/conversation'
import { conversations } from '#words/conversations'
import { useFields, useSave } from '../../../platform/forms/use-save.ts'
import { FormTextField } from '../../../ui/form/FormTextField.tsx'
import { FormDialog } from '../../../ui/overlay/FormDialog.tsx'
import { useUpdateConversation } from '../changes.ts'

const words = conversations.renaming

/** Renames a conversation for all participants. */
export function Rename({ conversation, onDone }: { conversation: Conversation; onDone: () => void }) {
  const { id, title } = conversation
  const form = useFields({ title: title ?? '' }, (values) => ({
    title: values.title.trim() ? undefined : words.missing,
  }))
  const saving = useSave(form, useUpdateConversation(), {
    input: (values) => ({ params: { id }, body: { title: values.title.trim() } }),
    said: words.saved,
    onSaved: onDone,
  })
  return (
    <FormDialog {...words} form={saving} onClose={onDone}>
      <FormTextField control={form.control} name="title" label={words.name} maxLength={120} />
    </FormDialog>
  )
}
