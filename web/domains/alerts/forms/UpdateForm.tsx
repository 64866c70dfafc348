import { MOST_MESSAGE } from '@gida/contract/domains/alerts/rules'
import { alerts } from '#words/alerts'
import { useFields, useSave } from '../../../platform/forms/use-save.ts'
import { FormTextField } from '../../../ui/form/FormTextField.tsx'
import { FormDialog } from '../../../ui/overlay/FormDialog.tsx'
import { useUpdateAlert } from '../changes.ts'

const words = alerts.update

/** Sends an update of an open alert to everybody. */
export function UpdateForm({ id, onDone }: { id: string; onDone: () => void }) {
  const form = useFields({ message: '' }, ({ message }) => ({
    message: message.trim() ? undefined : words.missing,
  }))
  const saving = useSave(form, useUpdateAlert(), {
    input: (body) => ({ params: { id }, body }),
    said: () => words.said,
    onSaved: onDone,
  })
  return (
    <FormDialog {...words} form={saving} onClose={onDone}>
      <FormTextField
        control={form.control}
        name="message"
        label={words.message}
        rows={3}
        maxLength={MOST_MESSAGE}
      />
    </FormDialog>
  )
}
