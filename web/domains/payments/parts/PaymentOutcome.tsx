import type { PaymentDetail } from '@gida/contract/domains/payments/payment'
import { Link } from '@tanstack/react-router'
import { paying } from '#words/paying'
import { hasCode } from '../../../platform/http/errors.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { PaidReceipt } from '../slots.ts'
import { useVerification } from '../use-verification.ts'
import { OutcomeFrame } from './OutcomeFrame.tsx'
import { PaymentChecking } from './PaymentChecking.tsx'
import { PaymentNotPaid } from './PaymentNotPaid.tsx'

const words = paying.returning
type Way = 'return' | 'cancelled'

/** The outcome after the checkout. The provider's answer decides, not the URL the payer returned by. */
export function PaymentOutcome({
  reference,
  channelUsed,
}: {
  reference: string | undefined
  channelUsed: Way
}) {
  if (!reference) return <UnknownPayment />
  return <AskedOutcome reference={reference} channelUsed={channelUsed} />
}

function AskedOutcome({ reference, channelUsed }: { reference: string; channelUsed: Way }) {
  const { data: payment, error } = useVerification(reference)
  if (hasCode(error, 'NOT_FOUND', 'VALIDATION_ERROR') && !payment) return <UnknownPayment />
  if (payment?.status === 'COMPLETED' && payment.receipt) {
    return (
      <PaidReceipt receiptId={payment.receipt.id} payment={payment}>
        <OutcomeFrame title={words.frame(reference)}>
          <PaymentChecking payment={payment} failedToAsk={false} />
        </OutcomeFrame>
      </PaidReceipt>
    )
  }
  return (
    <OutcomeFrame title={words.frame(reference)}>
      {payment && isOver(payment, channelUsed) ? (
        <PaymentNotPaid payment={payment} />
      ) : (
        <PaymentChecking payment={payment} failedToAsk={error !== null || payment?.is_answered === false} />
      )}
    </OutcomeFrame>
  )
}

/** Whether it is final: cancelled (confirmed by the provider), failed or refunded. */
function isOver({ status, is_answered }: PaymentDetail, channelUsed: Way): boolean {
  if (status === 'PENDING') return channelUsed === 'cancelled' && is_answered
  if (status === 'CANCELLED') return is_answered // until the bank has answered, money may be on its way all the same
  return status !== 'PROCESSING' && status !== 'COMPLETED'
}

function UnknownPayment() {
  return (
    <OutcomeFrame title={words.frameUnknown}>
      <h1 className="sr-only">{words.unknownTitle}</h1>
      <Card>
        <EmptyState
          title={words.unknownTitle}
          motif="frame"
          action={
            <Button asChild>
              <Link to="/dashboard/payments">{words.allPayments}</Link>
            </Button>
          }
        >
          {words.unknownNote}
        </EmptyState>
      </Card>
    </OutcomeFrame>
  )
}
