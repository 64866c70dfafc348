import type { ReceiptDetail, VoidReason } from '@gida/contract/domains/receipts/receipt'
import { receivedWhen } from '@gida/contract/domains/receipts/received-when'
import { payments } from '#words/payments'
import { DescriptionItem } from '../../../ui/display/DescriptionItem.tsx'
import { DescriptionList } from '../../../ui/display/DescriptionList.tsx'
import { Dot } from '../../../ui/display/Dot.tsx'
import { Money } from '../../../ui/display/Money.tsx'
import { ReceiptCard } from './ReceiptCard.tsx'
import { ReceiptSection } from './ReceiptSection.tsx'

const words = payments.receipt
type Props = { receipt: ReceiptDetail }

/** A receipt as it was issued. */
export function ReceiptDocument({ receipt }: Props) {
  const { number, amount, facts } = receipt
  return (
    <ReceiptCard label={words.label(number)}>
      <ReceiptSection center>
        <Standing receipt={receipt} />
        <p className="figure-hero big-figure">
          <Money kobo={amount} />
        </p>
        <p className="text-small text-ink-soft">
          {words.number} <span className="figures font-semibold text-ink">{number}</span>
        </p>
      </ReceiptSection>
      <ReceiptSection>
        <Parties receipt={receipt} />
      </ReceiptSection>
      <ReceiptSection>
        <Lines receipt={receipt} />
      </ReceiptSection>
      <ReceiptSection className="grid gap-1.5 text-small text-ink-soft">
        <p>{facts.amount_in_words}</p>
        {facts.law && <p>{facts.law}</p>}
      </ReceiptSection>
    </ReceiptCard>
  )
}

function Standing({ receipt: { status, void_reason, facts } }: Props) {
  if (status === 'VOIDED') return <VoidStanding reason={void_reason} />
  if (facts.recorded_on !== undefined) return <RecordedStanding state={facts.state} />
  return (
    <>
      <Dot tone="in" icon="check" big />
      <p role="status" className="font-semibold text-money-in">
        {words.paid}
      </p>
    </>
  )
}

/** Voided: the payment was refunded, or should not have been recorded. */
const VoidStanding = ({ reason }: { reason: VoidReason | null }) => (
  <>
    <Dot tone="refund" icon="undo" big />
    <p role="status" className="font-semibold text-refund">
      {reason === 'TAKEN_BACK' ? words.voidedRecorded : words.voided}
    </p>
  </>
)

/** No bank has confirmed the payment: names who recorded it, in another colour with another icon. */
const RecordedStanding = ({ state }: { state: string }) => (
  <>
    <Dot tone="info" icon="pen" big />
    <p role="status" className="font-semibold text-info">
      {state}
    </p>
  </>
)

function Parties({ receipt: { facts } }: Props) {
  return (
    <DescriptionList>
      <DescriptionItem label={words.from} strong>
        {facts.tenant.name}
      </DescriptionItem>
      <DescriptionItem label={words.to}>{facts.landlord.name}</DescriptionItem>
      {facts.manager && <DescriptionItem label={words.through}>{facts.manager.name}</DescriptionItem>}
      <DescriptionItem label={words.premises}>{facts.premises}</DescriptionItem>
      {facts.period && <DescriptionItem label={words.period}>{facts.period}</DescriptionItem>}
      <DescriptionItem label={words.received}>{receivedWhen(facts)}</DescriptionItem>
      <DescriptionItem label={words.by}>{channelName(facts.channel)}</DescriptionItem>
      <DescriptionItem label={words.reference}>
        <span className="mono wrap-anywhere">{facts.reference}</span>
      </DescriptionItem>
    </DescriptionList>
  )
}

function Lines({ receipt: { facts } }: Props) {
  return (
    <DescriptionList>
      {facts.lines.map((line) => (
        <DescriptionItem
          key={`${line.description} ${line.period}`}
          label={
            <>
              {line.description}
              {isSaidBeside(line) && <span className="block text-small">{line.period}</span>}
            </>
          }
        >
          <Money kobo={line.amount} />
        </DescriptionItem>
      ))}
      <DescriptionItem label={words.total} sum>
        <Money kobo={facts.amount} />
      </DescriptionItem>
      <DescriptionItem label={words.left}>
        <Money kobo={facts.balance_left} />
      </DescriptionItem>
    </DescriptionList>
  )
}

/** Whether the period needs its own line, because the description lacks it. */
const isSaidBeside = ({ period, description }: ReceiptDetail['facts']['lines'][number]) =>
  period !== null && !description.includes(period)

/** Receipts keep the channel as issued: one of our codes, or already a text. */
const channelName = (channel: string) => (payments.channels as Record<string, string>)[channel] ?? channel
