import { HOLD_REASONS, type HoldReason } from '@gida/contract/domains/maintenance/rules'
import type { UseMutationResult } from '@tanstack/react-query'
import { maintenance } from '#words/maintenance'
import { checkReason } from '../../../platform/forms/ReasonDialog.tsx'
import { useFields, useSave } from '../../../platform/forms/use-save.ts'
import { ChoiceField } from '../../../ui/form/ChoiceField.tsx'
import { FormTextField } from '../../../ui/form/FormTextField.tsx'
import { FormDialog } from '../../../ui/overlay/FormDialog.tsx'

const words = maintenance.acts
const REASONS = HOLD_REASONS.map((value) => ({ value, label: maintenance.holds[value] }))

type Hold = { status: 'ON_HOLD'; hold_reason: HoldReason; note: string }
type Props<A, I> = {
  change: UseMutationResult<A, Error, I>
  input: (hold: Hold) => I
  /** Text above the fields. */
  note?: string
  /** Says who is told the reason. */
  help?: string
  onClose: () => void
}

/** Puts a request or work order on hold, with the reason. */
export function HoldForm<A, I>({ change, input, note, help, onClose }: Props<A, I>) {
  const form = useFields({ hold_reason: 'PARTS', note: '' }, ({ note }) => ({
    note: checkReason(note, words.reasonMissing),
  }))
  const saving = useSave(form, change, {
    input: ({ hold_reason, note }) =>
      input({ status: 'ON_HOLD', hold_reason: hold_reason as HoldReason, note: note.trim() }),
    said: words.done,
    onSaved: onClose,
  })
  return (
    <FormDialog
      title={words.hold.title}
      note={note}
      save={words.ON_HOLD}
      saving={words.working}
      cancel={words.keep}
      form={saving}
      onClose={onClose}
    >
      <ChoiceField control={form.control} name="hold_reason" label={words.hold.why} options={REASONS} />
      <FormTextField control={form.control} name="note" label={words.reason} help={help} rows={2} />
    </FormDialog>
  )
}
