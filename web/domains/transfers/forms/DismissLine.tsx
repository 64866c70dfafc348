import type { BankLine } from '@gida/contract/domains/transfers/line'
import type { Dismissal } from '@gida/contract/domains/transfers/rules'
import { transfers } from '#words/transfers'
import { useFields, useSave } from '../../../platform/forms/use-save.ts'
import { formatNaira } from '../../../platform/screens/format.ts'
import { ChoiceField } from '../../../ui/form/ChoiceField.tsx'
import { FormTextField } from '../../../ui/form/FormTextField.tsx'
import { FormDialog } from '../../../ui/overlay/FormDialog.tsx'
import { useDismissLine } from '../changes.ts'

const words = transfers.dismiss
const REASONS = (['NOT_OURS', 'RECORDED_ALREADY'] as const).map((value) => ({
  value,
  label: words.reasons[value],
}))
type Props = { line: BankLine; onOpenChange: (open: boolean) => void }
type Values = { reason: Dismissal; note: string }

/** Dismisses a bank line that pays for no tenancy here, or was recorded before. */
export function DismissLine({ line, onOpenChange }: Props) {
  const form = useFields<Values>({ reason: line.doubt ? 'RECORDED_ALREADY' : 'NOT_OURS', note: '' })
  const close = () => onOpenChange(false)
  const saving = useSave(form, useDismissLine(), {
    input: ({ reason, note }) => ({
      params: { id: line.id },
      body: { reason, ...(note.trim() && { note }) },
    }),
    said: transfers.dismissed,
    onSaved: close,
  })
  return (
    <FormDialog
      title={words.title(formatNaira(line.amount))}
      note={words.note}
      form={saving}
      onClose={close}
      save={words.confirm}
      saving={words.busy}
      cancel={words.keep}
    >
      <ChoiceField control={form.control} name="reason" label={words.reason} options={REASONS} />
      <FormTextField control={form.control} name="note" label={words.words} maxLength={300} />
    </FormDialog>
  )
}
