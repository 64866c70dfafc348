import { Link } from '@tanstack/react-router'
import { paying } from '#words/paying'
import { Button } from '../../../ui/action/Button.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import type { OpenPayment, StartPayment } from '../use-start-payment.ts'

const words = paying.pay.already

/** Prevents a double payment: the open one is continued or cancelled. */
export function AlreadyOpen({ open, starting }: { open: OpenPayment; starting: StartPayment }) {
  const { payment_id, authorization_url, status } = open
  const canPay = status === 'PENDING'
  return (
    <Banner tone={canPay ? 'wait' : 'info'} title={`${words.title}.`} live>
      <p>{canPay ? words.pending : words.processing}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        {canPay && authorization_url && (
          <Button asChild>
            <a href={authorization_url}>{words.continue}</a>
          </Button>
        )}
        {canPay && (
          <Button
            kind="second"
            busy={starting.isBusy}
            busyText={words.startingAgain}
            onClick={starting.startAgain}
          >
            {words.startAgain}
          </Button>
        )}
        {(!canPay || !authorization_url) && (
          <Button asChild kind="second">
            <Link to="/dashboard/payments/$id" params={{ id: payment_id }}>
              {words.see}
            </Link>
          </Button>
        )}
      </div>
    </Banner>
  )
}
