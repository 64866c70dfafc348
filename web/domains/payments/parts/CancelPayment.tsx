import type { PaymentDetail } from '@gida/contract/domains/payments/payment'
import { useState } from 'react'
import { payments } from '#words/payments'
import { useConfirmation } from '../../../platform/forms/use-send.ts'
import { formatNaira } from '../../../platform/screens/format.ts'
import { useActor } from '../../../platform/session/actor.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog.tsx'
import { useCancelPayment } from '../queries.ts'

const words = payments.cancel
type Props = { payment: PaymentDetail; label?: string; wide?: boolean }

/** Gives up a payment that has not been made; the dialog says naira and names. */
export function CancelPayment({ payment, label = words.action, wide = false }: Props) {
  const [isAsking, setAsking] = useState(false)
  const isMine = useActor().user.id === payment.tenant_id
  const confirmation = useConfirmation(useCancelPayment(), {
    input: { params: { id: payment.id }, body: { reason: isMine ? words.reason : words.reasonByStaff } },
    said: payments.toasts.cancelled,
    onDone: () => setAsking(false),
  })
  if (!payment.can.cancel) return null

  const amount = formatNaira(payment.amount)
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
        busyText={words.busy}
        danger
        {...confirmation}
      >
        {words.body(amount, payment.property_unit)}
      </ConfirmDialog>
    </>
  )
}
