import type { PaymentDetail } from '@gida/contract/domains/payments/payment'
import { Link } from '@tanstack/react-router'
import { paying } from '#words/paying'
import { payments } from '#words/payments'
import { Button } from '../../../ui/action/Button.tsx'
import { Dot } from '../../../ui/display/Dot.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { SkeletonRows } from '../../../ui/feedback/SkeletonRows.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { CancelPayment } from './CancelPayment.tsx'
import { PaymentTimeline } from './PaymentTimeline.tsx'

const words = paying.returning
type Props = { payment: PaymentDetail | undefined; failedToAsk: boolean }

/** The outcome is not known yet. The payer can leave, and is notified. */
export function PaymentChecking({ payment, failedToAsk }: Props) {
  const isPaid = payment?.status === 'COMPLETED'
  return (
    <div className="grid gap-6">
      <div className="flex items-center gap-3.5">
        {isPaid ? <Dot tone="in" icon="check" big /> : <Dot tone="info" busy big />}
        <div className="min-w-0 grow">
          <h1>{isPaid ? payments.receipt.paid : words.checking}</h1>
          <p role="status" className="text-ink-soft">
            {isPaid ? payments.receipt.preparing : failedToAsk ? words.failedToAsk : words.checkingNote}
          </p>
        </div>
      </div>
      {!isPaid && (
        <Banner tone="wait" title={words.doNotPayAgain}>
          {words.safe}
        </Banner>
      )}
      <Card className="p-4 md:p-5">
        {payment ? <PaymentTimeline payment={payment} /> : <SkeletonRows rows={3} label={words.checking} />}
      </Card>
      <div className="grid gap-2">
        <Button asChild kind="second" size="big" wide>
          <Link to="/dashboard">{words.leave}</Link>
        </Button>
        <p className="text-center text-small text-ink-soft">{words.leaveNote}</p>
      </div>
      {payment?.status === 'PENDING' && <Unfinished payment={payment} />}
    </div>
  )
}

/** Still open at the provider: the payer may have left the checkout without paying. */
function Unfinished({ payment }: { payment: PaymentDetail }) {
  return (
    <div className="grid gap-3 border-t border-line pt-5">
      <p className="text-ink-soft">{words.unfinished}</p>
      <div className="flex flex-wrap gap-2">
        {payment.authorization_url && (
          <Button asChild kind="second">
            <a href={payment.authorization_url}>{words.continue}</a>
          </Button>
        )}
        <CancelPayment payment={payment} label={words.cancel} />
      </div>
    </div>
  )
}
