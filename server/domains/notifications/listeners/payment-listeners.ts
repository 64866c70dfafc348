import { lagosDay } from '@gida/contract/shared/dates'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/db.ts'
import { type AnyListener, listener } from '../../../platform/jobs/facts.ts'
import { holdStreams, sendLiveToMany } from '../../../platform/realtime/live.ts'
import { isDebit } from '../../autopay/index.ts'
import {
  getPaymentRow,
  type PaymentRow,
  paymentCompleted,
  paymentFailed,
  paymentNeedsReview,
  paymentReversed,
  paymentUpdated,
  presentPayment,
} from '../../payments/index.ts'
import { isTold, type Notice, notify, notifyAll } from '../notify.ts'
import { type Onlooker, onlookersOf, type Part } from '../onlookers.ts'
import { type Words, words } from '../words.ts'

const has = (person: Onlooker, part: Part) => person.parts.includes(part)

async function getSeenPayment(tx: Tx, payment_id: string) {
  const payment = await getPaymentRow(tx, payment_id)
  return { payment, onlookers: await onlookersOf(tx, payment) }
}

/** One notice of a payment for each person, with the words for their part in it. */
function noticesOf(
  people: readonly Onlooker[],
  payment: PaymentRow,
  event: string,
  say: (person: Onlooker) => Words & Pick<Notice, 'priority' | 'action_url'>,
): Notice[] {
  return people.map((person) => ({
    user_id: person.user_id,
    key: `payment:${payment.id}:${event}`,
    type: 'payment',
    action_url: `/dashboard/payments/${payment.id}`,
    ...say(person),
  }))
}

const tellOfCompleted = listener({
  name: 'notify_people',
  fact: paymentCompleted,
  hear: async (tx, { payment_id }) => {
    const { payment, onlookers } = await getSeenPayment(tx, payment_id)
    const notices = noticesOf(onlookers, payment, 'completed', (person) => {
      if (!has(person, 'TENANT')) return words.received(payment)
      const receipt = payment.receipt_id ? { action_url: `/dashboard/receipts/${payment.receipt_id}` } : {}
      return { ...words.paid(payment), ...receipt }
    })
    await notifyAll(tx, notices)
  },
})

/** A landlord whose share waits for want of an account hears of it once a day, with the sum. */
const tellOfWaitingPayout = listener({
  name: 'ask_for_payout_account',
  fact: paymentCompleted,
  hear: async (tx, { payment_id }) => {
    const { landlord_id, split } = await getPaymentRow(tx, payment_id)
    if (!landlord_id || split !== 'WAITING') return
    const key = `payout_account:${lagosDay(tx.now)}`
    if (await isTold(tx, landlord_id, key)) return // the sum is made once a day, not for every payment
    const waiting = await sumWaiting(tx, landlord_id)
    if (waiting === 0) return
    await notify(tx, {
      user_id: landlord_id,
      key,
      type: 'payment',
      priority: 'high',
      action_url: '/dashboard/settings/payout',
      ...words.payoutWaits(waiting),
    })
  },
})

/** What is held for a landlord who has no account; nothing for one who has. */
async function sumWaiting(tx: Tx, landlord_id: string): Promise<number> {
  const { rows } = await sql<{ waiting: number }>`
    select coalesce(sum(landlord_share), 0)::bigint as waiting from payment
    where landlord_id = ${landlord_id} and split = 'WAITING' and status = 'COMPLETED'
      and app.subaccount_of(${landlord_id}) is null`.execute(tx)
  return rows[0]?.waiting ?? 0
}

const tellOfFailed = listener({
  name: 'notify_people',
  fact: paymentFailed,
  hear: async (tx, { payment_id }) => {
    const { payment, onlookers } = await getSeenPayment(tx, payment_id)
    const isAlone = await isDebit(tx, payment_id) // its tenant is told what comes of it
    const concerned = onlookers.filter(
      (person) => (has(person, 'TENANT') && !isAlone) || has(person, 'MANAGER'),
    )
    const notices = noticesOf(concerned, payment, 'failed', (person) =>
      has(person, 'TENANT') ? words.notPaid(payment) : { ...words.failed(payment), priority: 'low' as const },
    )
    await notifyAll(tx, notices)
  },
})

/** For who manages the estate; for its landlord where nobody does. */
const tellOfReview = listener({
  name: 'notify_managers',
  fact: paymentNeedsReview,
  hear: async (tx, { payment_id }) => {
    const { payment, onlookers } = await getSeenPayment(tx, payment_id)
    const managers = onlookers.filter((person) => has(person, 'MANAGER'))
    const people = managers.length > 0 ? managers : onlookers.filter((person) => has(person, 'LANDLORD'))
    const notices = noticesOf(people, payment, `review:${payment.review_reason ?? ''}`, () => ({
      ...words.needsReview(payment),
      priority: 'high',
    }))
    await notifyAll(tx, notices)
  },
})

/** Whoever was told that it had come hears that it had not. */
const tellOfReversed = listener({
  name: 'notify_people',
  fact: paymentReversed,
  hear: async (tx, { payment_id }) => {
    const { payment, onlookers } = await getSeenPayment(tx, payment_id)
    const notices = noticesOf(onlookers, payment, 'reversed', () => ({
      ...words.reversed(payment),
      priority: 'high',
    }))
    await notifyAll(tx, notices)
  },
})

/** Everyone who may see the payment sees it change, each as their role is shown it. */
const showPayment = listener({
  name: 'show_payment',
  fact: paymentUpdated,
  hear: async (tx, { payment_id }) => {
    const { onlookers } = await getSeenPayment(tx, payment_id)
    await holdStreams(
      tx,
      onlookers.map((person) => person.user_id),
    )
    const payment = await getPaymentRow(tx, payment_id) // read in our turn: an older state never comes last
    await sendLiveToMany(
      tx,
      onlookers.map(({ user_id, role }) => ({
        user_id,
        event: { type: 'payment_updated', data: presentPayment(payment, role) },
      })),
    )
  },
})

export const paymentListeners: AnyListener[] = [
  tellOfCompleted,
  tellOfWaitingPayout,
  tellOfFailed,
  tellOfReview,
  tellOfReversed,
  showPayment,
]
