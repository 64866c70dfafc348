import { estimateFee } from '@gida/contract/domains/payments/rules'
import { formatNaira } from '../../../platform/format.ts'
import { RadioCards } from '../../../ui/RadioCards.tsx'
import { payments } from '../../../words/en/payments.ts'
import { WAYS, type Way } from '../pay-wish.ts'
import type { PayWish } from '../use-pay-wish.ts'

const words = payments.pay.how

/** Step two: how. The fee is the provider's and is taken from the payment, never added to it. */
export function ChooseWay({ pay }: { pay: PayWish }) {
  const fee = words.fee(formatNaira(estimateFee(pay.amount), 'short'))
  return (
    <>
      <RadioCards
        label={words.label}
        name="way"
        value={pay.way}
        onChange={(way) => pay.change({ way: way as Way })}
        options={WAYS.map((value) => ({
          value,
          title: words.ways[value].name,
          note: (
            <>
              {words.ways[value].note}
              <span className="block">{fee}</span>
            </>
          ),
          end: <span className="text-small font-semibold text-money-in">{words.noFee}</span>,
        }))}
      />
      <p className="text-small text-ink-soft">{words.duty}</p>
    </>
  )
}
