import { formatInstant } from '@gida/contract/shared/dates'
import { formatNaira } from '@gida/contract/shared/money'
import type { Tx } from '../../../platform/db/db.ts'
import { type AnyListener, listener } from '../../../platform/jobs/facts.ts'
import {
  disputeClosed,
  disputeOpened,
  refundCompleted,
  refundFailed,
  refundNeedsAttention,
  secondPaymentReturned,
} from '../../refunds/index.ts'
import { notifyAll } from '../notify.ts'
import { managersOf } from '../onlookers.ts'
import type { Words } from '../words.ts'

const naira = (kobo: number) => formatNaira(kobo, 'short')

const tellOfCompleted = listener({
  name: 'notify_people',
  fact: refundCompleted,
  hear: async (tx, { refund_id }) => {
    const refund = await getRefund(tx, refund_id)
    await tell(tx, [refund.tenant_id], `refund:${refund_id}:completed`, linkOf(refund), {
      title: `${naira(refund.amount)} is back with you`,
      message: `Refunded${forUnit(refund)}: ${refund.reason}. Your bank may take a day to show it.`,
    })
  },
})

const tellOfSecond = listener({
  name: 'notify_people',
  fact: secondPaymentReturned,
  hear: async (tx, { refund_id }) => {
    const refund = await getRefund(tx, refund_id)
    const sum = naira(refund.amount)
    await tell(tx, [refund.tenant_id], `refund:${refund_id}:second`, linkOf(refund), {
      title: `You paid twice; ${sum} goes back to you`,
      message: `${refund.reason} The ${sum}${forUnit(refund)} goes back to where it came from, by itself. A bank may take up to ten working days.`,
    })
    const managers = await managersOf(tx, refund.estate_id)
    await tell(tx, managers, `refund:${refund_id}:second`, linkOf(refund), {
      title: 'A tenant paid twice',
      message: `${refund.tenant_name}, ${sum}${forUnit(refund)}. ${refund.reason} The second payment goes back by itself; there is nothing to do.`,
    })
  },
})

const tellOfFailed = listener({
  name: 'notify_people',
  fact: refundFailed,
  hear: async (tx, { refund_id }) => {
    const refund = await getRefund(tx, refund_id)
    await tell(tx, await managersOf(tx, refund.estate_id), `refund:${refund_id}:failed`, linkOf(refund), {
      title: 'A refund did not go through',
      message: `${naira(refund.amount)} to ${refund.tenant_name}${forUnit(refund)}. The promise is undone, and the money is still here.`,
    })
  },
})

/** A task: nobody but a person can ask the payer for an account. */
const tellOfAttention = listener({
  name: 'notify_managers',
  fact: refundNeedsAttention,
  hear: async (tx, { refund_id }) => {
    const refund = await getRefund(tx, refund_id)
    const link = '/dashboard/payments/refunds'
    await tell(tx, await managersOf(tx, refund.estate_id), `refund:${refund_id}:attention`, link, {
      title: 'A refund needs a bank account',
      message: `The bank could not reach the account of ${refund.tenant_name}. Ask them for another, and send ${naira(refund.amount)} there.`,
    })
  },
})

const tellOfDispute = listener({
  name: 'notify_managers',
  fact: disputeOpened,
  hear: async (tx, { dispute_id }) => {
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

const tellOfEnd = listener({
  name: 'notify_managers',
  fact: disputeClosed,
  hear: async (tx, { dispute_id }) => {
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

export const moneyBackListeners: AnyListener[] = [
  tellOfCompleted,
  tellOfSecond,
  tellOfFailed,
  tellOfAttention,
  tellOfDispute,
  tellOfEnd,
]
