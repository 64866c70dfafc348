import type { PaymentDetail } from '@gida/contract/domains/payments/payment'
import { Link } from '@tanstack/react-router'
import { payments } from '#words/payments'
import { Button } from '../../../ui/action/Button.tsx'

/** Money of a bank statement is taken back where its transfer stands. */
export function SeeTransfer({ payment: { id, can } }: { payment: PaymentDetail }) {
  if (!can.see_transfer) return null
  return (
    <Button kind="quiet" icon="bank" asChild>
      <Link to="/dashboard/payments/transfers" search={{ payment_id: id, state: 'ALL' }}>
        {payments.actions.seeTransfer}
      </Link>
    </Button>
  )
}
