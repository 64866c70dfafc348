import type { PaymentDetail } from '@gida/contract/domains/payments/payment'
import { useQuery } from '@tanstack/react-query'
import { payments } from '#words/payments'
import { Checking, OutcomeFrame } from '../../payments/index.ts'
import { receiptQuery } from '../queries.ts'
import { ReceiptBar, ReceiptView, useReceiptDeeds } from './ReceiptView.tsx'

/** What a payer sees once it is paid: the receipt itself. */
export function PaidReceipt({ receiptId, payment }: { receiptId: string; payment: PaymentDetail }) {
  const { data: receipt } = useQuery(receiptQuery(receiptId))
  const deeds = useReceiptDeeds(receipt)
  if (!receipt) {
    return (
      <OutcomeFrame title={payments.returning.frame(payment.reference)}>
        <Checking payment={payment} failedToAsk={false} />
      </OutcomeFrame>
    )
  }
  return (
    <OutcomeFrame title={payments.receipt.frame} bar={<ReceiptBar deeds={deeds} />} wide>
      <ReceiptView receipt={receipt} deeds={deeds} />
    </OutcomeFrame>
  )
}
