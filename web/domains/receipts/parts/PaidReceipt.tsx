import type { PaymentDetail } from '@gida/contract/domains/payments/payment'
import { useQuery } from '@tanstack/react-query'
import { paying } from '#words/paying'
import { payments } from '#words/payments'
import { OutcomeFrame, PaymentChecking } from '../../payments/index.ts'
import { receiptQuery } from '../queries.ts'
import { ReceiptBar, ReceiptView, useReceiptActionMenu } from './ReceiptView.tsx'

/** The receipt, shown right after the payment. */
export function PaidReceipt({ receiptId, payment }: { receiptId: string; payment: PaymentDetail }) {
  const { data: receipt } = useQuery(receiptQuery(receiptId))
  const actions = useReceiptActionMenu(receipt)
  if (!receipt) {
    return (
      <OutcomeFrame title={paying.returning.frame(payment.reference)}>
        <PaymentChecking payment={payment} failedToAsk={false} />
      </OutcomeFrame>
    )
  }
  return (
    <OutcomeFrame title={payments.receipt.frame} bar={<ReceiptBar actions={actions} />} wide>
      <ReceiptView receipt={receipt} actions={actions} />
    </OutcomeFrame>
  )
}
