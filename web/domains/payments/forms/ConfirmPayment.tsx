import { paying } from '#words/paying'
import { useOfflineSince } from '../../../platform/browser/online.ts'
import { isUnanswered, messageOf } from '../../../platform/http/errors.ts'
import { useActor } from '../../../platform/session/actor.ts'
import { DescriptionItem } from '../../../ui/display/DescriptionItem.tsx'
import { DescriptionList } from '../../../ui/display/DescriptionList.tsx'
import { Money } from '../../../ui/display/Money.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { cardName } from '../card-name.ts'
import { AlreadyOpen } from '../parts/AlreadyOpen.tsx'
import { Lines } from '../parts/PaySum.tsx'
import { payeeOf } from '../payment-draft.ts'
import type { UnitPaymentDraft } from '../use-payment-draft.ts'
import type { StartPayment } from '../use-start-payment.ts'

const words = paying.pay.confirm

/** Step three: the amount, the charges, and any earlier attempt. The button is in the summary and in the phone's bar. */
export function ConfirmPayment({ pay, starting }: { pay: UnitPaymentDraft; starting: StartPayment }) {
  const { user } = useActor()
  const { home, way, lines, amount, method, draft } = pay
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
        <DescriptionList>
          {payee && (
            <DescriptionItem label={words.to}>
              {payee.landlord ? words.through(payee.landlord, payee.estate) : payee.estate}
            </DescriptionItem>
          )}
          <DescriptionItem label={words.for}>{home.place}</DescriptionItem>
          <DescriptionItem label={words.from}>{user.full_name}</DescriptionItem>
          <DescriptionItem label={words.way}>
            {method ? cardName(method) : paying.pay.how.ways[way].name}
          </DescriptionItem>
          {!method && way === 'card' && draft.save_card && (
            <DescriptionItem label={words.savedLabel}>{words.saves}</DescriptionItem>
          )}
          <DescriptionItem label={words.fee} tone="in">
            {paying.pay.how.noFee}
          </DescriptionItem>
        </DescriptionList>
      </Card>
      <Card className="only-phone p-4">
        <DescriptionList>
          <Lines lines={lines} />
          <DescriptionItem label={paying.pay.sum.total} sum>
            <Money kobo={amount} />
          </DescriptionItem>
        </DescriptionList>
      </Card>
    </>
  )
}

/** Says that a payment is never queued offline: its state would be unknown. */
export function NeverQueued() {
  const since = useOfflineSince()
  if (since === null) return null
  return (
    <Banner tone="wait" icon="offline" title={paying.pay.offlineTitle} live>
      {paying.pay.offline}
    </Banner>
  )
}
