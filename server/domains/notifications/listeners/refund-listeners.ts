import { formatInstant } from '@gida/contract/shared/dates'
import { formatNaira } from '@gida/contract/shared/money'
import type { Tx } from '../../../platform/db/db.ts'
import { type AnyListener, listener } from '../../../platform/jobs/events.ts'
import {
  disputeArchived,
  disputeClosed,
  disputeOpened,
  duplicatePaymentRefunded,
  refundCompleted,
  refundFailed,
  refundNeedsAttention,
} from '../../refunds/index.ts'
import { notifyAll } from '../notify.ts'
import { managersOf } from '../recipients.ts'
import type { Words } from '../words/to-office.ts'
import { wordsFor } from '../words/words.ts'

const naira = (kobo: number) => formatNaira(kobo, 'short')

const notifyCompleted = listener({
  name: 'notify_people',
  event: refundCompleted,
  handle: async (tx, { refund_id }) => {
    const refund = await getRefund(tx, refund_id)
    const { refunded } = await wordsFor(tx, refund.tenant_id)
    await tell(tx, [refund.tenant_id], `refund:${refund_id}:completed`, linkOf(refund), {
      title: refunded.title(naira(refund.amount)),
      message: refunded.message(refund.unit_label ?? '', refund.reason),
    })
  },
})

const notifyDuplicateRefunded = listener({
  name: 'notify_people',
  event: duplicatePaymentRefunded,
  handle: async (tx, { refund_id }) => {
    const refund = await getRefund(tx, refund_id)
    const sum = naira(refund.amount)
    const { paidTwice } = await wordsFor(tx, refund.tenant_id)
    await tell(tx, [refund.tenant_id], `refund:${refund_id}:second`, linkOf(refund), {
      title: paidTwice.title(sum),
      message: paidTwice.message(sum, refund.unit_label ?? '', refund.reason),
    })
    const managers = await managersOf(tx, refund.estate_id)
    await tell(tx, managers, `refund:${refund_id}:second`, linkOf(refund), {
      title: 'A tenant paid twice',
      message: `${refund.tenant_name}, ${sum}${forUnit(refund)}. ${refund.reason} The second payment is refunded automatically; there is nothing to do.`,
    })
  },
})

const notifyFailed = listener({
  name: 'notify_people',
  event: refundFailed,
  handle: async (tx, { refund_id }) => {
    const refund = await getRefund(tx, refund_id)
    await tell(tx, await managersOf(tx, refund.estate_id), `refund:${refund_id}:failed`, linkOf(refund), {
      title: 'A refund did not go through',
      message: `${naira(refund.amount)} to ${refund.tenant_name}${forUnit(refund)}. The promise is undone, and the money is still here.`,
    })
  },
})

/** A task: nobody but a person can ask the payer for an account. */
const notifyNeedsAttention = listener({
  name: 'notify_managers',
  event: refundNeedsAttention,
  handle: async (tx, { refund_id }) => {
    const refund = await getRefund(tx, refund_id)
    const link = '/dashboard/payments/refunds'
    await tell(tx, await managersOf(tx, refund.estate_id), `refund:${refund_id}:attention`, link, {
      title: 'A refund needs a bank account',
      message: `The bank could not reach the account of ${refund.tenant_name}. Ask them for another, and send ${naira(refund.amount)} there.`,
    })
  },
})

const notifyDisputed = listener({
  name: 'notify_managers',
  event: disputeOpened,
  handle: async (tx, { dispute_id }) => {
    const dispute = await getDispute(tx, dispute_id)
    const left = dispute.due_at
      ? ` ${hoursLeft(dispute.due_at, tx.now)} left, until ${formatInstant(dispute.due_at)}.`
      : ''
    await tell(tx, await managersOf(tx, dispute.estate_id), `dispute:${dispute_id}:opened`, disputesPage, {
      title: 'A payment is disputed',
      message: `The bank of ${dispute.tenant_name} asks for ${naira(dispute.amount)} back (${dispute.unit_label}).${left} Unanswered, it is lost.`,
    })
  },
})

const notifyArchived = listener({
  name: 'notify_managers',
  event: disputeArchived,
  handle: async (tx, { dispute_id }) => {
    const dispute = await getDispute(tx, dispute_id)
    await tell(tx, await managersOf(tx, dispute.estate_id), `dispute:${dispute_id}:archived`, disputesPage, {
      title: 'A dispute was closed without a decision',
      message: `${naira(dispute.amount)} of ${dispute.tenant_name}, ${dispute.unit_label}, is held until you say whether the bank took it. Your payouts from the provider show it.`,
    })
  },
})

const notifyEnded = listener({
  name: 'notify_managers',
  event: disputeClosed,
  handle: async (tx, { dispute_id }) => {
    const dispute = await getDispute(tx, dispute_id)
    const of = `${naira(dispute.amount)} of ${dispute.tenant_name}, ${dispute.unit_label}`
    await tell(
      tx,
      await managersOf(tx, dispute.estate_id),
      `dispute:${dispute_id}:closed`,
      disputesPage,
      dispute.status === 'WON'
        ? { title: 'A dispute is won', message: `${of}: the payment stands.` }
        : { title: 'A dispute is lost', message: `${of}: the bank took it back, and it is owed again.` },
    )
  },
})

const disputesPage = '/dashboard/payments/refunds'

type Refund = Awaited<ReturnType<typeof getRefund>>
const linkOf = ({ payment_id }: Refund) =>
  payment_id ? `/dashboard/payments/${payment_id}` : '/dashboard/payments'
const forUnit = ({ unit_label }: Refund) => (unit_label ? ` for ${unit_label}` : '')

function hoursLeft(due: Date, now: Date): string {
  const hours = Math.max(0, Math.floor((due.getTime() - now.getTime()) / 3_600_000))
  return hours === 1 ? '1 hour' : `${hours} hours`
}

function tell(tx: Tx, people: readonly string[], key: string, action_url: string, said: Words) {
  return notifyAll(
    tx,
    people.map((user_id) => ({ user_id, key, type: 'payment', priority: 'high', action_url, ...said })),
  )
}

function getRefund(tx: Tx, id: string) {
  return tx
    .selectFrom('refund')
    .innerJoin('users', 'users.id', 'refund.tenant_id')
    .leftJoin('payment', 'payment.id', 'refund.payment_id')
    .selectAll('refund')
    .select(['users.full_name as tenant_name', 'payment.unit_label'])
    .where('refund.id', '=', id)
    .executeTakeFirstOrThrow()
}

function getDispute(tx: Tx, id: string) {
  return tx
    .selectFrom('dispute')
    .innerJoin('payment', 'payment.id', 'dispute.payment_id')
    .selectAll('dispute')
    .select(['payment.tenant_name', 'payment.unit_label'])
    .where('dispute.id', '=', id)
    .executeTakeFirstOrThrow()
}

export const refundListeners: AnyListener[] = [
  notifyCompleted,
  notifyDuplicateRefunded,
  notifyFailed,
  notifyNeedsAttention,
  notifyDisputed,
  notifyArchived,
  notifyEnded,
]
