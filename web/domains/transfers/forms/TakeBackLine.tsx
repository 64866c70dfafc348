import type { BankLine } from '@gida/contract/domains/transfers/line'
import { useState } from 'react'
import { transfers } from '#words/transfers'
import { messageOf } from '../../../platform/errors.ts'
import { formatNaira } from '../../../platform/format.ts'
import { toast } from '../../../ui/feedback/toast.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import { TextInput } from '../../../ui/form/TextInput.tsx'
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog.tsx'
import { useTakeBackLine } from '../queries.ts'

const words = transfers.back
const SHORTEST = 3

/** A transfer was given to the wrong tenant; says whose books change, and asks why. */
export function TakeBackLine({
  line,
  onOpenChange,
}: {
  line: BankLine
  onOpenChange: (open: boolean) => void
}) {
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  const takeBack = useTakeBackLine()
  const isMissing = reason.trim().length < SHORTEST

  function confirm() {
    setTried(true)
    if (isMissing) return
    takeBack.mutate(
      { params: { id: line.id }, body: { reason } },
      {
        onSuccess: () => {
          toast.success(words.done)
          onOpenChange(false)
        },
      },
    )
  }
  return (
    <ConfirmDialog
      open
      onOpenChange={onOpenChange}
      title={words.title(formatNaira(line.amount))}
      confirm={words.confirm}
      keep={words.keep}
      danger
      busy={takeBack.isPending}
      busyText={words.busy}
      error={takeBack.error ? messageOf(takeBack.error) : undefined}
      onConfirm={confirm}
    >
      <div className="grid gap-4">
        <p>{words.note(line.payments.map(({ tenant_name }) => tenant_name).join(', '))}</p>
        <Field label={words.reason} error={isTried && isMissing ? words.reasonMissing : undefined}>
          <TextInput value={reason} maxLength={300} onChange={(event) => setReason(event.target.value)} />
        </Field>
      </div>
    </ConfirmDialog>
  )
}
