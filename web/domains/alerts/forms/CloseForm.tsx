import { MOST_NOTE } from '@gida/contract/domains/alerts/rules'
import { alerts } from '#words/alerts'
import { useFields, useSave } from '../../../platform/forms/use-save.ts'
import { FormTextField } from '../../../ui/form/FormTextField.tsx'
import { FormDialog } from '../../../ui/overlay/FormDialog.tsx'
import { useCloseAlert } from '../queries.ts'

const words = alerts.close

/** All clear, with a word to all. */
export function CloseForm({ id, onDone }: { id: string; onDone: () => void }) {
  const form = useFields({ note: '' })
  const saving = useSave(form, useCloseAlert(), {
    input: ({ note }) => ({ params: { id }, body: note.trim() ? { note } : {} }),
    said: () => words.said,
    onSaved: onDone,
  })
  return (
    <FormDialog {...words} form={saving} onClose={onDone}>
      <FormTextField
        control={form.control}
        name="note"
        label={words.word}
        opt={words.opt}
        rows={2}
        maxLength={MOST_NOTE}
      />
    </FormDialog>
  )
}
