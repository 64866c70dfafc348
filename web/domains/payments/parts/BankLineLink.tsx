import type { PaymentDetail } from '@gida/contract/domains/payments/payment'
import { Link } from '@tanstack/react-router'
import { payments } from '#words/payments'
import { Button } from '../../../ui/action/Button.tsx'

/** A payment matched from a bank statement is reversed at its bank line. */
export function BankLineLink({ payment: { id, can } }: { payment: PaymentDetail }) {
  if (!can.see_transfer) return null
  return (
    <Button kind="quiet" icon="bank" asChild>
      <Link to="/dashboard/payments/transfers" search={{ payment_id: id, state: 'ALL' }}>
        {payments.actions.seeTransfer}
      </Link>
    </Button>
  )
}
