import type { ReceiptDetail } from '@gida/contract/domains/receipts/receipt'
import { receivedWhen } from '@gida/contract/domains/receipts/received-when'
import { payments } from '#words/payments'
import { Dot } from '../../../ui/display/Dot.tsx'
import { Fact } from '../../../ui/display/Fact.tsx'
import { Facts } from '../../../ui/display/Facts.tsx'
import { Money } from '../../../ui/display/Money.tsx'
import { Paper } from './Paper.tsx'
import { PaperPart } from './PaperPart.tsx'

const words = payments.receipt
type Props = { receipt: ReceiptDetail }

/** A receipt as it was issued. */
export function ReceiptPaper({ receipt }: Props) {
  const { number, amount, facts } = receipt
  return (
    <Paper label={words.label(number)}>
      <PaperPart center>
        <Standing receipt={receipt} />
        <p className="figure-hero big-figure">
          <Money kobo={amount} />
        </p>
        <p className="text-small text-ink-soft">
          {words.number} <span className="figures font-semibold text-ink">{number}</span>
        </p>
      </PaperPart>
      <PaperPart>
        <Parties receipt={receipt} />
      </PaperPart>
      <PaperPart>
        <Lines receipt={receipt} />
      </PaperPart>
      <PaperPart className="grid gap-1.5 text-small text-ink-soft">
        <p>{facts.amount_in_words}</p>
        {facts.law && <p>{facts.law}</p>}
      </PaperPart>
    </Paper>
  )
}

function Standing({ receipt: { status, facts } }: Props) {
  const isVoid = status === 'VOIDED'
  const isRecorded = facts.recorded_on !== undefined
  if (isRecorded) return <RecordedStanding state={facts.state} isVoid={isVoid} />
  return (
    <>
      <Dot tone={isVoid ? 'refund' : 'in'} icon={isVoid ? 'undo' : 'check'} big />
      <p role="status" className={isVoid ? 'font-semibold text-refund' : 'font-semibold text-money-in'}>
        {isVoid ? words.voided : words.paid}
      </p>
    </>
  )
}

/** No bank has confirmed it: who says so is said, in another colour and with another sign. */
function RecordedStanding({ state, isVoid }: { state: string; isVoid: boolean }) {
  return (
    <>
      <Dot tone={isVoid ? 'refund' : 'info'} icon={isVoid ? 'undo' : 'pen'} big />
      <p role="status" className={isVoid ? 'font-semibold text-refund' : 'font-semibold text-info'}>
        {isVoid ? words.voidedRecorded : state}
      </p>
    </>
  )
}

function Parties({ receipt: { facts } }: Props) {
  return (
    <Facts>
      <Fact label={words.from} strong>
        {facts.tenant.name}
      </Fact>
      <Fact label={words.to}>{facts.landlord.name}</Fact>
      {facts.manager && <Fact label={words.through}>{facts.manager.name}</Fact>}
      <Fact label={words.premises}>{facts.premises}</Fact>
      {facts.period && <Fact label={words.period}>{facts.period}</Fact>}
      <Fact label={words.received}>{receivedWhen(facts)}</Fact>
      <Fact label={words.by}>{channelName(facts.channel)}</Fact>
      <Fact label={words.reference}>
        <span className="mono wrap-anywhere">{facts.reference}</span>
      </Fact>
    </Facts>
  )
}

function Lines({ receipt: { facts } }: Props) {
  return (
    <Facts>
      {facts.lines.map((line) => (
        <Fact
          key={`${line.description} ${line.period}`}
          label={
            <>
              {line.description}
              {isSaidBeside(line) && <span className="block text-small">{line.period}</span>}
            </>
          }
        >
          <Money kobo={line.amount} />
        </Fact>
      ))}
      <Fact label={words.total} sum>
        <Money kobo={facts.amount} />
      </Fact>
      <Fact label={words.left}>
        <Money kobo={facts.balance_left} />
      </Fact>
    </Facts>
  )
}

/** The period, unless the description says it already. */
const isSaidBeside = ({ period, description }: ReceiptDetail['facts']['lines'][number]) =>
  period !== null && !description.includes(period)

/** Kept as it was issued: a code of ours, or already words. */
const channelName = (channel: string) => (payments.channels as Record<string, string>)[channel] ?? channel
