import type { PaymentDetail } from '@gida/contract/domains/payments/payment'
import { payments } from '#words/payments'
import { ActionButton } from '../../../platform/forms/ActionButton.tsx'
import { formatNaira } from '../../../platform/screens/format.ts'
import { useActor } from '../../../platform/session/actor.ts'
import { useCancelPayment } from '../changes.ts'

const words = payments.cancel
type Props = { payment: PaymentDetail; label?: string; wide?: boolean }

/** Cancels an unpaid payment; the dialog states amounts and names. */
export function CancelPayment({ payment, label = words.action, wide = false }: Props) {
  const isMine = useActor().user.id === payment.tenant_id
  const cancel = useCancelPayment()
  if (!payment.can.cancel) return null

  const amount = formatNaira(payment.amount)
  return (
    <ActionButton
      label={label}
      button={{ kind: 'second', wide, size: wide ? 'big' : 'normal' }}
      change={cancel}
      input={{ params: { id: payment.id }, body: { reason: isMine ? words.reason : words.reasonByStaff } }}
      said={payments.toasts.cancelled}
      title={isMine ? words.mine(amount) : words.title(amount, payment.tenant_name)}
      confirm={words.confirm(amount)}
      keep={words.keep}
      busy={words.busy}
      danger
    >
      {words.body(amount, payment.property_unit)}
    </ActionButton>
  )
}
