import type { ReversalKind } from '@gida/contract/domains/payments/offline'
import type { PaymentDetail } from '@gida/contract/domains/payments/payment'
import { useState } from 'react'
import { recording } from '#words/recording'
import { messageOf } from '../../../../platform/errors.ts'
import { formatNaira } from '../../../../platform/format.ts'
import { Button } from '../../../../ui/action/Button.tsx'
import { toast } from '../../../../ui/feedback/toast.tsx'
import { SelectField } from '../../../../ui/form/choice/SelectField.tsx'
import { Field } from '../../../../ui/form/Field.tsx'
import { TextInput } from '../../../../ui/form/TextInput.tsx'
import { ConfirmDialog } from '../../../../ui/overlay/ConfirmDialog.tsx'
import { useReversePayment } from '../../recording-queries.ts'

const words = recording.reverse
const KINDS = Object.entries(words.kinds).map(([value, label]) => ({ value, label }))

/** Takes recorded money out of the books; the dialog says naira and names, and asks why. */
export function ReversePayment({ payment }: { payment: PaymentDetail }) {
  const [isAsking, setAsking] = useState(false)
  const [kind, setKind] = useState<ReversalKind>('MISTAKE')
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  const reverse = useReversePayment()
  if (!payment.recorded || !payment.can.cancel) return null

  const amount = formatNaira(payment.amount)
  function confirm() {
    setTried(true)
    if (reason.trim().length < 3) return
    reverse.mutate(
      { params: { id: payment.id }, body: { reason: reason.trim(), kind } },
      {
        onSuccess: () => {
          setAsking(false)
          toast.success(words.done)
        },
      },
    )
  }
  return (
    <>
      <Button kind="quiet" icon="undo" onClick={() => setAsking(true)}>
        {words.action}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={words.title(amount, payment.tenant_name)}
        confirm={words.confirm}
        keep={words.keep}
        onConfirm={confirm}
        danger
        busy={reverse.isPending}
        busyText={words.busy}
        error={reverse.error ? messageOf(reverse.error) : undefined}
      >
        <p>{words.body(amount, payment.property_unit)}</p>
        <div className="mt-4 grid gap-3">
          {payment.channel === 'CHEQUE' && (
            <Field label={words.kind}>
              <SelectField options={KINDS} value={kind} onChange={(next) => setKind(next as ReversalKind)} />
            </Field>
          )}
          <Field
            label={words.reason}
            error={isTried && reason.trim().length < 3 ? words.reasonMissing : undefined}
          >
            <TextInput maxLength={300} value={reason} onChange={(event) => setReason(event.target.value)} />
          </Field>
        </div>
      </ConfirmDialog>
    </>
  )
}
