import { useState } from 'react'
import { settlements } from '#words/settlements'
import { isUnanswered, messageOf } from '../../../platform/errors.ts'
import { formatNaira, today } from '../../../platform/format.ts'
import { toast } from '../../../ui/feedback/toast.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import { TextInput } from '../../../ui/form/TextInput.tsx'
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog.tsx'
import { useRecordRemittances } from '../queries.ts'

const words = settlements.run
export type RunProps = {
  estateId: string
  owners: { landlord_id: string; amount: number }[]
  sum: number
  onDone: () => void
  onClose: () => void
}

/** Writes down a transfer that was made at the bank. */
export function RecordRemittances({ estateId, owners, sum, onDone, onClose }: RunProps) {
  const [reference, setReference] = useState('')
  const [day, setDay] = useState(today())
  const [isChecked, setChecked] = useState(false)
  const record = useRecordRemittances()
  const amount = formatNaira(sum)
  const problems = {
    reference: reference.trim().length < 3 ? words.referenceMissing : undefined,
    day: day ? undefined : words.dayMissing,
  }
  const confirm = () => {
    setChecked(true)
    if (problems.reference || problems.day) return
    const body = { estate_id: estateId, owners, bank_reference: reference.trim(), paid_on: day }
    record.mutate(
      { body },
      {
        onSuccess: () => {
          toast.success(words.recorded(amount))
          onDone()
        },
      },
    )
  }
  const { error } = record
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={words.recordTitle(amount)}
      confirm={words.recordConfirm(amount)}
      keep={words.keep}
      busy={record.isPending}
      busyText={words.recording}
      onConfirm={confirm}
      error={error ? (isUnanswered(error) ? settlements.unknown : messageOf(error)) : undefined}
    >
      <div className="grid gap-4">
        <p>{words.recordNote}</p>
        <Field
          label={words.reference}
          help={words.referenceHelp}
          error={isChecked ? problems.reference : undefined}
          className="text-ink"
        >
          <TextInput
            value={reference}
            maxLength={60}
            onChange={(event) => setReference(event.target.value)}
          />
        </Field>
        <Field label={words.day} error={isChecked ? problems.day : undefined} className="text-ink">
          <TextInput type="date" value={day} max={today()} onChange={(event) => setDay(event.target.value)} />
        </Field>
      </div>
    </ConfirmDialog>
  )
}
