import type { PaymentDetail } from '@gida/contract/domains/payments/payment'
import { Link } from '@tanstack/react-router'
import { paying } from '#words/paying'
import { formatNaira } from '../../../platform/screens/format.ts'
import { Button } from '../../../ui/action/Button.tsx'
import { Dot } from '../../../ui/display/Dot.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { CancelPayment } from './CancelPayment.tsx'
import { PaymentTimeline } from './PaymentTimeline.tsx'

const words = paying.returning

const LOOKS = {
  PENDING: { tone: 'wait', icon: 'clock', title: words.leftTitle, note: words.leftNote },
  FAILED: { tone: 'late', icon: 'failed', title: words.failedTitle, note: words.failedNote },
  CANCELLED: { tone: 'idle', icon: 'stopped', title: words.cancelledTitle, note: words.cancelledNote },
  REFUNDED: { tone: 'refund', icon: 'undo', title: words.refundedTitle, note: words.refundedNote },
} as const
type Status = keyof typeof LOOKS

/** The payment did not go through as far as the provider knows, with what to do next. */
export function PaymentNotPaid({ payment }: { payment: PaymentDetail }) {
  const { id, status, amount, authorization_url } = payment
  const { tone, icon, title, note } = LOOKS[status as Status]
  return (
    <div className="grid gap-6">
      <div className="flex items-center gap-3.5">
        <Dot tone={tone} icon={icon} big />
        <div className="min-w-0 grow">
          <h1>{title}</h1>
          <p role="status" className="text-ink-soft">
            {note(formatNaira(amount))}
          </p>
        </div>
      </div>
      {status === 'PENDING' && <Banner tone="wait">{words.leftAsk}</Banner>}
      {status === 'FAILED' && <Banner tone="wait">{words.safe}</Banner>}
      <Card className="p-4 md:p-5">
        <PaymentTimeline payment={payment} />
      </Card>
      <div className="grid gap-2">
        {status === 'PENDING' && authorization_url && (
          <Button asChild size="big" wide>
            <a href={authorization_url}>{words.continue}</a>
          </Button>
        )}
        {(status === 'FAILED' || status === 'CANCELLED') && (
          <Button asChild size="big" wide>
            <Link to="/pay">{words.tryAgain}</Link>
          </Button>
        )}
        {status === 'PENDING' && <CancelPayment payment={payment} label={words.cancel} wide />}
        <Button asChild kind={status === 'PENDING' ? 'quiet' : 'second'} size="big" wide>
          <Link to="/dashboard/payments/$id" params={{ id }}>
            {words.seePayment}
          </Link>
        </Button>
      </div>
    </div>
  )
}
