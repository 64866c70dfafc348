import type { Tx } from '../../../platform/db/db.ts'
import { type AnyListener, listener } from '../../../platform/jobs/events.ts'
import { sendLiveAsRead } from '../../../platform/realtime/live.ts'
import { isAutopayCharge } from '../../autopay/index.ts'
import {
  getPaymentRow,
  paymentCompleted,
  paymentFailed,
  paymentNeedsReview,
  paymentReversed,
  paymentUpdated,
  presentPayment,
} from '../../payments/index.ts'
import type { Notice } from '../notice.ts'
import { notifyAll } from '../notify.ts'
import { type Part, type Recipient, recipientsOf } from '../recipients.ts'
import { type Words, words } from '../words/to-office.ts'
import { wordsFor } from '../words/words.ts'
import { mailTenant, notifyLandlord } from './notify-of-money.ts'
import { notPaidWords, paidWords, reversedWords } from './payment-words.ts'
import { notifyWaitingPayout } from './payout-listener.ts'

export const has = (person: Recipient, part: Part) => person.parts.includes(part)

async function getSeenPayment(tx: Tx, payment_id: string) {
  const payment = await getPaymentRow(tx, payment_id)
  return { payment, recipients: await recipientsOf(tx, payment, 'payments_read') }
}

/** One notification of a payment per person, worded for their role. */
function noticesOf(
  people: readonly Recipient[],
  payment: { id: string },
  event: string,
  say: (person: Recipient) => Words & Pick<Notice, 'priority' | 'action_url'>,
): Notice[] {
  return people.map((person) => ({
    user_id: person.user_id,
    key: `payment:${payment.id}:${event}`,
    type: 'payment',
    action_url: `/dashboard/payments/${payment.id}`,
    ...say(person),
  }))
}

const notifyCompleted = listener({
  name: 'notify_people',
  event: paymentCompleted,
  handle: async (tx, { payment_id }, services) => {
    const { payment, recipients } = await getSeenPayment(tx, payment_id)
    const own = await wordsFor(tx, payment.tenant_id)
    const notices = noticesOf(recipients, payment, 'completed', (person) => {
      if (!has(person, 'TENANT')) return words.received(payment)
      const receipt = payment.receipt_id ? { action_url: `/dashboard/receipts/${payment.receipt_id}` } : {}
      return { ...paidWords(own, payment), ...receipt }
    })
    await notifyAll(tx, notices)
    const key = `payment:${payment_id}:completed`
    await notifyLandlord(tx, services, recipients, { payment_id, key, said: words.received(payment) })
  },
})

const notifyFailed = listener({
  name: 'notify_people',
  event: paymentFailed,
  handle: async (tx, { payment_id }) => {
    const { payment, recipients } = await getSeenPayment(tx, payment_id)
    const isAlone = await isAutopayCharge(tx, payment_id) // its tenant is notified of the outcome
    const concerned = recipients.filter(
      (person) => (has(person, 'TENANT') && !isAlone) || has(person, 'MANAGER'),
    )
    const own = await wordsFor(tx, payment.tenant_id)
    const notices = noticesOf(concerned, payment, 'failed', (person) =>
      has(person, 'TENANT')
        ? { ...notPaidWords(own, payment), priority: 'high' as const }
        : { ...words.failed(payment), priority: 'low' as const },
    )
    await notifyAll(tx, notices)
  },
})

/** For the managers of the estate, or its landlord if there are none. */
const notifyReview = listener({
  name: 'notify_managers',
  event: paymentNeedsReview,
  handle: async (tx, { payment_id }) => {
    const { payment, recipients } = await getSeenPayment(tx, payment_id)
    const managers = recipients.filter((person) => has(person, 'MANAGER'))
    const people = managers.length > 0 ? managers : recipients.filter((person) => has(person, 'LANDLORD'))
    const notices = noticesOf(people, payment, `review:${payment.review_reason ?? ''}`, () => ({
      ...words.needsReview(payment),
      priority: 'high',
    }))
    await notifyAll(tx, notices)
  },
})

/**
 * Those notified of the payment are told of its reversal through the same channels, since the tenant's mail contains a receipt that
 * is now void.
 */
const notifyReversed = listener({
  name: 'notify_people',
  event: paymentReversed,
  handle: async (tx, { payment_id }, services) => {
    const { payment, recipients } = await getSeenPayment(tx, payment_id)
    const own = await wordsFor(tx, payment.tenant_id)
    const notices = noticesOf(recipients, payment, 'reversed', (person) => ({
      ...(has(person, 'TENANT') ? reversedWords(own, payment) : words.reversed(payment)),
      priority: 'high',
    }))
    await notifyAll(tx, notices)
    const about = { payment_id, key: `payment:${payment_id}:reversed` }
    await notifyLandlord(tx, services, recipients, { ...about, said: words.reversed(payment) })
    await mailTenant(tx, services, payment.tenant_id, { ...about, said: reversedWords(own, payment) })
  },
})

/** Updates the payment on the screens of everybody who may see it, as their role allows. */
const showPayment = listener({
  name: 'show_payment',
  event: paymentUpdated,
  handle: async (tx, { payment_id }) => {
    const { recipients } = await getSeenPayment(tx, payment_id)
    const people = recipients.map((person) => person.user_id)
    sendLiveAsRead(tx, people, async () => {
      const payment = await getPaymentRow(tx, payment_id)
      return recipients.map(({ user_id, role }) => ({
        user_id,
        event: { type: 'payment_updated', data: presentPayment(payment, role) },
      }))
    })
  },
})

export const paymentListeners: AnyListener[] = [
  notifyCompleted,
  notifyWaitingPayout,
  notifyFailed,
  notifyReview,
  notifyReversed,
  showPayment,
]
