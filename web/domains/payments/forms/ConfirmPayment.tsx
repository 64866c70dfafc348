import { payments } from '#words/payments'
import { useActor } from '../../../platform/actor.ts'
import { isUnanswered, messageOf } from '../../../platform/errors.ts'
import { useOfflineSince } from '../../../platform/online.ts'
import { Fact } from '../../../ui/display/Fact.tsx'
import { Facts } from '../../../ui/display/Facts.tsx'
import { Money } from '../../../ui/display/Money.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { cardName } from '../card-name.ts'
import { AlreadyOpen } from '../parts/AlreadyOpen.tsx'
import { Lines } from '../parts/PaySum.tsx'
import { payeeOf } from '../pay-wish.ts'
import type { HomeWish } from '../use-pay-wish.ts'
import type { StartPayment } from '../use-start-payment.ts'

const words = payments.pay.confirm

/** Step three: how much, for what, and how it went so far. The button stands in the sum and in the phone's bar. */
export function ConfirmPayment({ pay, starting }: { pay: HomeWish; starting: StartPayment }) {
  const { user } = useActor()
  const { home, way, lines, amount, method, wish } = pay
  const payee = payeeOf(lines)
  const { open, error } = starting
  return (
    <>
      <NeverQueued />
      {open && <AlreadyOpen open={open} starting={starting} />}
      {error && (
        <Banner tone="late" live>
          {isUnanswered(error) ? words.unknown : messageOf(error, words.failed)}
        </Banner>
      )}
      <Card className="p-4 md:p-5">
        <Facts>
          {payee && (
            <Fact label={words.to}>
              {payee.landlord ? words.through(payee.landlord, payee.estate) : payee.estate}
            </Fact>
          )}
          <Fact label={words.for}>{home.place}</Fact>
          <Fact label={words.from}>{user.full_name}</Fact>
          <Fact label={words.way}>{method ? cardName(method) : payments.pay.how.ways[way].name}</Fact>
          {!method && way === 'card' && wish.save_card && <Fact label={words.savedLabel}>{words.saves}</Fact>}
          <Fact label={words.fee} tone="in">
            {payments.pay.how.noFee}
          </Fact>
        </Facts>
      </Card>
      <Card className="only-phone p-4">
        <Facts>
          <Lines lines={lines} />
          <Fact label={payments.pay.sum.total} sum>
            <Money kobo={amount} />
          </Fact>
        </Facts>
      </Card>
    </>
  )
}

/** A payment without a network would be money nobody knows the place of. */
export function NeverQueued() {
  const since = useOfflineSince()
  if (since === null) return null
  return (
    <Banner tone="wait" icon="offline" title={payments.pay.offlineTitle} live>
      {payments.pay.offline}
    </Banner>
  )
}
