import { HOLD_REASONS, type HoldReason } from '@gida/contract/domains/maintenance/rules'
import { maintenance } from '#words/maintenance'
import { work } from '#words/work'
import { checkReason } from '../../../platform/forms/ReasonDialog.tsx'
import { useFields, useSave } from '../../../platform/forms/use-save.ts'
import { ChoiceField } from '../../../ui/form/ChoiceField.tsx'
import { FormTextField } from '../../../ui/form/FormTextField.tsx'
import { FormDialog } from '../../../ui/overlay/FormDialog.tsx'
import { useMoveOrder } from '../changes.ts'

const words = work.acts
const REASONS = HOLD_REASONS.map((value) => ({ value, label: maintenance.holds[value] }))

/** Puts work on hold, with what it waits for. */
export function HoldForm({ id, onClose }: { id: string; onClose: () => void }) {
  const form = useFields({ hold_reason: 'PARTS', note: '' }, ({ note }) => ({
    note: checkReason(note, words.whyMissing),
  }))
  const saving = useSave(form, useMoveOrder(), {
    input: ({ hold_reason, note }) => ({
      params: { id },
      body: { status: 'ON_HOLD' as const, hold_reason: hold_reason as HoldReason, note: note.trim() },
    }),
    said: words.done,
    onSaved: onClose,
  })
  return (
    <FormDialog
      title={words.hold.title}
      save={words.ON_HOLD}
      saving={words.working}
      cancel={words.keep}
      form={saving}
      onClose={onClose}
    >
      <ChoiceField control={form.control} name="hold_reason" label={words.hold.why} options={REASONS} />
      <FormTextField control={form.control} name="note" label={words.why} rows={2} />
    </FormDialog>
  )
}
