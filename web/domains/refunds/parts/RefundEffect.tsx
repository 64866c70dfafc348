import type { RefundPreview } from '@gida/contract/domains/refunds/refund'
import { moneyBack } from '#words/money-back'
import { formatNaira } from '../../../platform/format.ts'
import { Fact } from '../../../ui/display/Fact.tsx'
import { Facts } from '../../../ui/display/Facts.tsx'
import { Money } from '../../../ui/display/Money.tsx'

const words = moneyBack.sheet

/** From whom a refund is taken, line by line, and how it reaches the payer. */
export function RefundEffect({ effect, isByHand }: { effect: RefundPreview | undefined; isByHand: boolean }) {
  if (!effect) return <p className="text-small text-ink-soft">{words.counting}</p>
  const lines = [
    [words.fromCredit, effect.from_credit],
    [words.landlord, effect.from_landlord],
    [words.commission, effect.from_commission],
    [words.others, effect.from_others],
  ] as const
  return (
    <section aria-label={words.effect} className="grid gap-2 rounded-3 bg-sunken p-4">
      <h3 className="text-small font-semibold">{words.effect}</h3>
      <Facts small>
        {lines
          .filter(([, kobo]) => kobo > 0)
          .map(([label, kobo]) => (
            <Fact key={label} label={label}>
              <Money kobo={kobo} />
            </Fact>
          ))}
        <Fact label={words.payer} sum strong>
          <Money kobo={effect.amount} />
        </Fact>
      </Facts>
      <p className="text-small text-ink-soft">
        {isByHand ? words.byHand : words.byProvider}{' '}
        {!isByHand && effect.provider_fee_kept > 0 && words.feeKept(formatNaira(effect.provider_fee_kept))}
      </p>
    </section>
  )
}
