import type { PaymentDetail } from '@gida/contract/domains/payments/payment'
import { useState } from 'react'
import { payments } from '#words/payments'
import { useActor } from '../../../platform/actor.ts'
import { messageOf } from '../../../platform/errors.ts'
import { formatNaira } from '../../../platform/format.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { toast } from '../../../ui/feedback/toast.tsx'
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog.tsx'
import { useCancelPayment } from '../queries.ts'

const words = payments.cancel
type Props = { payment: PaymentDetail; label?: string; wide?: boolean }

/** Gives up a payment that has not been made; the dialog says naira and names. */
export function CancelPayment({ payment, label = words.action, wide = false }: Props) {
  const [isAsking, setAsking] = useState(false)
  const cancel = useCancelPayment()
  const isMine = useActor().user.id === payment.tenant_id
  if (!payment.can.cancel) return null

  const amount = formatNaira(payment.amount)
  const confirm = () =>
    cancel.mutate(
      { params: { id: payment.id }, body: { reason: isMine ? words.reason : words.reasonByStaff } },
      {
        onSuccess: () => {
          setAsking(false)
          toast.success(payments.toasts.cancelled)
        },
      },
    )
  return (
    <>
      <Button kind="second" wide={wide} size={wide ? 'big' : 'normal'} onClick={() => setAsking(true)}>
        {label}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={isMine ? words.mine(amount) : words.title(amount, payment.tenant_name)}
        confirm={words.confirm(amount)}
        keep={words.keep}
        onConfirm={confirm}
        danger
        busy={cancel.isPending}
        busyText={words.busy}
        error={cancel.error ? messageOf(cancel.error) : undefined}
      >
        {words.body(amount, payment.property_unit)}
      </ConfirmDialog>
    </>
  )
}
