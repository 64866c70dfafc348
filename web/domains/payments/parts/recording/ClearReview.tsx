import type { PaymentDetail } from '@gida/contract/domains/payments/payment'
import { useState } from 'react'
import { recording } from '#words/recording'
import { messageOf } from '../../../../platform/errors.ts'
import { Button } from '../../../../ui/action/Button.tsx'
import { toast } from '../../../../ui/feedback/toast.tsx'
import { Field } from '../../../../ui/form/Field.tsx'
import { TextInput } from '../../../../ui/form/TextInput.tsx'
import { ConfirmDialog } from '../../../../ui/overlay/ConfirmDialog.tsx'
import { useUpdatePayment } from '../../recording-queries.ts'
import { useMayRecord } from './RecordActions.tsx'

const words = recording.review

/** Somebody has looked at it, and says what they found. */
export function ClearReview({ payment }: { payment: PaymentDetail }) {
  const [isAsking, setAsking] = useState(false)
  const [note, setNote] = useState('')
  const [isTried, setTried] = useState(false)
  const update = useUpdatePayment()
  if (!useMayRecord()) return null
  const isShort = note.trim().length < 3
  function confirm() {
    setTried(true)
    if (isShort) return
    update.mutate(
      { params: { id: payment.id }, body: { review_note: note.trim() } },
      {
        onSuccess: () => {
          setAsking(false)
          toast.success(words.done)
        },
      },
    )
  }
  return (
    <span className="mt-3 block">
      <Button kind="second" size="small" onClick={() => setAsking(true)}>
        {words.action}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={words.title}
        confirm={words.save}
        keep={words.keep}
        onConfirm={confirm}
        busy={update.isPending}
        busyText={words.saving}
        error={update.error ? messageOf(update.error) : undefined}
      >
        <Field label={words.note} error={isTried && isShort ? recording.reverse.reasonMissing : undefined}>
          <TextInput maxLength={300} value={note} onChange={(event) => setNote(event.target.value)} />
        </Field>
      </ConfirmDialog>
    </span>
  )
}
