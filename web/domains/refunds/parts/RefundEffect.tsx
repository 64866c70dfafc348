import type { RefundPreview } from '@gida/contract/domains/refunds/refund'
import { refunds } from '#words/refunds'
import { formatNaira } from '../../../platform/screens/format.ts'
import { DescriptionItem } from '../../../ui/display/DescriptionItem.tsx'
import { DescriptionList } from '../../../ui/display/DescriptionList.tsx'
import { Money } from '../../../ui/display/Money.tsx'

const words = refunds.sheet

/** From which shares a refund is taken, and how it reaches the payer. */
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
      <DescriptionList small>
        {lines
          .filter(([, kobo]) => kobo > 0)
          .map(([label, kobo]) => (
            <DescriptionItem key={label} label={label}>
              <Money kobo={kobo} />
            </DescriptionItem>
          ))}
        <DescriptionItem label={words.payer} sum strong>
          <Money kobo={effect.amount} />
        </DescriptionItem>
      </DescriptionList>
      <p className="text-small text-ink-soft">
        {isByHand ? words.byHand : words.byProvider}{' '}
        {!isByHand && effect.provider_fee_kept > 0 && words.feeKept(formatNaira(effect.provider_fee_kept))}
      </p>
    </section>
  )
}
