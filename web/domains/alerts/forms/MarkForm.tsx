import type { AlertRecipient } from '@gida/contract/domains/alerts/alert'
import { ANSWERS, type Answer } from '@gida/contract/domains/alerts/rules'
import { alerts } from '#words/alerts'
import { useFields, useSave } from '../../../platform/forms/use-save.ts'
import { FormRadioCards } from '../../../ui/form/FormRadioCards.tsx'
import { FormTextField } from '../../../ui/form/FormTextField.tsx'
import { FormDialog } from '../../../ui/overlay/FormDialog.tsx'
import { useMarkRecipient } from '../changes.ts'

const words = alerts.mark
const OPTIONS = ANSWERS.map((value) => ({ value, title: alerts.states[value] }))
type Props = { alertId: string; person: AlertRecipient; onDone: () => void }

/** Records the state of a person met on site. */
export function MarkForm({ alertId, person: { user_id, name }, onDone }: Props) {
  const form = useFields<{ state: Answer; note: string }>({ state: 'SAFE', note: '' })
  const saving = useSave(form, useMarkRecipient(), {
    input: ({ state, note }) => ({
      params: { id: alertId, user_id },
      body: { state, ...(note && { note }) },
    }),
    said: () => alerts.board.marked(name),
    onSaved: onDone,
  })
  return (
    <FormDialog {...words} title={words.title(name)} form={saving} onClose={onDone}>
      <FormRadioCards control={form.control} name="state" label={words.state} options={OPTIONS} />
      <FormTextField
        control={form.control}
        name="note"
        label={words.note}
        autoComplete="off"
        maxLength={300}
      />
    </FormDialog>
  )
}
