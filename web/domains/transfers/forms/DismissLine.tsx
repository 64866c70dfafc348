import type { BankLine } from '@gida/contract/domains/transfers/line'
import type { Dismissal } from '@gida/contract/domains/transfers/rules'
import { useState } from 'react'
import { transfers } from '#words/transfers'
import { messageOf } from '../../../platform/errors.ts'
import { formatNaira } from '../../../platform/format.ts'
import { toast } from '../../../ui/feedback/toast.tsx'
import { SelectField } from '../../../ui/form/choice/SelectField.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import { TextInput } from '../../../ui/form/TextInput.tsx'
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog.tsx'
import { useDismissLine } from '../queries.ts'

const words = transfers.dismiss
const REASONS = (['NOT_OURS', 'RECORDED_ALREADY'] as const).map((value) => ({
  value,
  label: words.reasons[value],
}))

/** A transfer that pays for no tenancy here, or was written down before. */
export function DismissLine({
  line,
  onOpenChange,
}: {
  line: BankLine
  onOpenChange: (open: boolean) => void
}) {
  const [reason, setReason] = useState<Dismissal>(line.doubt ? 'RECORDED_ALREADY' : 'NOT_OURS')
  const [note, setNote] = useState('')
  const dismiss = useDismissLine()
  return (
    <ConfirmDialog
      open
      onOpenChange={onOpenChange}
      title={words.title(formatNaira(line.amount))}
      confirm={words.confirm}
      keep={words.keep}
      busy={dismiss.isPending}
      busyText={words.busy}
      error={dismiss.error ? messageOf(dismiss.error) : undefined}
      onConfirm={() =>
        dismiss.mutate(
          { params: { id: line.id }, body: { reason, ...(note.trim() ? { note } : {}) } },
          {
            onSuccess: () => {
              toast.success(transfers.dismissed)
              onOpenChange(false)
            },
          },
        )
      }
    >
      <div className="grid gap-4">
        <p>{words.note}</p>
        <Field label={words.reason}>
          <SelectField options={REASONS} value={reason} onChange={(next) => setReason(next as Dismissal)} />
        </Field>
        <Field label={words.words}>
          <TextInput value={note} maxLength={300} onChange={(event) => setNote(event.target.value)} />
        </Field>
      </div>
    </ConfirmDialog>
  )
}
