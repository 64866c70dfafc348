import type { PaymentMethod } from '@gida/contract/domains/autopay/method'
import { estimateFee, type PricedWay } from '@gida/contract/domains/payments/rules'
import { paying } from '#words/paying'
import { tenantAccount } from '#words/tenant-account'
import { formatNaira } from '../../../platform/screens/format.ts'
import { Pill } from '../../../ui/display/Pill.tsx'
import { CheckRow } from '../../../ui/form/CheckRow.tsx'
import { RadioCards, type RadioOption } from '../../../ui/form/choice/RadioCards.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { cardName, cardNote, isChargeable } from '../card-name.ts'
import { WAYS, type Way } from '../payment-draft.ts'
import type { PaymentDraftForm } from '../use-payment-draft.ts'

const words = paying.pay.how

/** Step two: the payment method. The provider's fee is deducted from the payment, never added to it. */
export function ChooseMethod({ pay }: { pay: PaymentDraftForm }) {
  const { methods, method, way, amount } = pay
  const choose = (value: string) =>
    methods.some((one) => one.id === value)
      ? pay.change({ way: 'card', method_id: value })
      : pay.change({ way: value as Way, method_id: undefined })
  return (
    <>
      <RadioCards
        label={words.label}
        name="way"
        value={method?.id ?? way}
        onChange={choose}
        options={[
          ...methods.map((one) => savedCard(one, amount)),
          ...WAYS.map((value) => ({
            value,
            title: words.ways[value].name,
            note: <Note text={words.ways[value].note} way={value} amount={amount} />,
            end: <NoFee />,
          })),
        ]}
      />
      {way === 'card' && !method && <SaveCard pay={pay} />}
      <p className="text-small text-ink-soft">{words.duty}</p>
    </>
  )
}

function savedCard(card: PaymentMethod, amount: number): RadioOption {
  const { state } = card
  const isUnfit = state === 'EXPIRED' || state === 'RESTS'
  return {
    value: card.id,
    title: cardName(card),
    tag: <Pill line>{words.saved.tag}</Pill>,
    disabled: !isChargeable(card),
    note: isUnfit ? (
      words.saved.unfit[state]
    ) : (
      <Note text={words.saved.note(cardNote(card))} way="card" amount={amount} />
    ),
    end: !isUnfit && <NoFee />,
  }
}

const NoFee = () => <span className="text-small font-semibold text-money-in">{words.noFee}</span>

const Note = ({ text, way, amount }: { text: string; way: PricedWay; amount: number }) => (
  <>
    {text}
    <span className="block">{words.fee(formatNaira(estimateFee(amount, way), 'short'))}</span>
  </>
)

/** Consent to save the card, asked before the checkout; unchecked by default. */
const SaveCard = ({ pay }: { pay: PaymentDraftForm }) => (
  <Card>
    <CheckRow
      title={tenantAccount.cards.save}
      note={tenantAccount.cards.saveNote}
      checked={pay.draft.save_card ?? false}
      onChange={(event) => pay.change({ save_card: event.target.checked })}
    />
  </Card>
)
