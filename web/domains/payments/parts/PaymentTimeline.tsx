import type { Recorded } from '@gida/contract/domains/payments/offline'
import type { PaymentDetail } from '@gida/contract/domains/payments/payment'
import { Link } from '@tanstack/react-router'
import { offlinePayments } from '#words/offline-payments'
import { payments } from '#words/payments'
import {
  formatDay,
  formatNaira,
  formatTime,
  formatWhen,
  lagosDay,
  today,
} from '../../../platform/screens/format.ts'
import { Timeline } from '../../../ui/display/Timeline.tsx'
import { TimelineItem } from '../../../ui/display/TimelineItem.tsx'

const words = payments.payment

/** The history of a payment, as far as it is known. */
export function PaymentTimeline({ payment }: { payment: PaymentDetail }) {
  const { amount, created_at, channel, status, recorded } = payment
  const by = channel ? ` · ${payments.channels[channel].toLowerCase()}` : ''
  return (
    <Timeline label={words.timeline}>
      <TimelineItem
        state="done"
        title={(recorded ? words.recordedStart : words.started)(formatNaira(amount))}
        note={`${formatWhen(created_at)}${by}`}
      />
      {recorded ? <RecordedItem recorded={recorded} /> : <BankItem payment={payment} />}
      {status === 'REFUNDED' && <TimelineItem state="plain" icon="undo" title={words.refunded} />}
      <ReceiptItem payment={payment} />
    </Timeline>
  )
}

function BankItem({ payment }: { payment: PaymentDetail }) {
  const { status, payment_date } = payment
  const asked = askedHowOften(payment)
  switch (status) {
    case 'PENDING':
      return <TimelineItem state="wait" title={words.waitingToPay} note={asked} />
    case 'PROCESSING':
      return <TimelineItem state="info" title={words.waiting} note={`${asked} ${words.keepAsking}`} />
    case 'FAILED':
      return <TimelineItem state="late" icon="failed" title={words.failed} note={words.failedNote} />
    case 'CANCELLED':
      return <TimelineItem state="plain" icon="stopped" title={words.cancelled} note={words.cancelledNote} />
    default:
      return (
        <TimelineItem state="done" title={words.confirmed} note={payment_date && formatWhen(payment_date)} />
      )
  }
}

/** Recorded by a person without confirmation from a bank, or reversed again. */
function RecordedItem({ recorded: { received_by, received_on, reversal } }: { recorded: Recorded }) {
  if (reversal) {
    const title = offlinePayments.reversed.title[reversal.kind]
    return <TimelineItem state="late" icon="undo" title={title} note={formatWhen(reversal.at)} />
  }
  return (
    <TimelineItem
      state="info"
      icon="pen"
      title={`${offlinePayments.details.took} ${received_by}`}
      note={formatDay(received_on)}
    />
  )
}

function ReceiptItem({ payment: { receipt, status } }: { payment: PaymentDetail }) {
  if (status === 'FAILED' || status === 'CANCELLED') return null
  if (!receipt) return <TimelineItem state="next" title={words.receipt} note={words.receiptNext} />
  return (
    <TimelineItem
      state="done"
      icon="receipt"
      title={`${words.receipt} ${receipt.number}`}
      note={formatWhen(receipt.issued_at)}
    >
      <Link to="/dashboard/receipts/$id" params={{ id: receipt.id }} className="text-small">
        {words.openReceipt}
      </Link>
    </TimelineItem>
  )
}

/** `Asked 4 times, last 10:44.` */
function askedHowOften({ checks, last_checked_at }: PaymentDetail): string {
  if (checks === 0 || !last_checked_at) return words.notAsked
  const isToday = lagosDay(new Date(last_checked_at)) === today()
  return words.asked(checks, isToday ? formatTime(last_checked_at) : formatWhen(last_checked_at))
}
