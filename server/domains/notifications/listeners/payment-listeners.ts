import type { Tx } from '../../../platform/db/db.ts'
import { type AnyListener, listener } from '../../../platform/jobs/events.ts'
import { sendLiveAsRead } from '../../../platform/realtime/live.ts'
import type { Services } from '../../../platform/services.ts'
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
import { deliverByPreference } from '../ways/deliver-by-preference.ts'
import { type Words, words } from '../words/to-office.ts'
import { wordsFor } from '../words/words.ts'
import { notPaidWords, paidWords, reversedWords } from './payment-words.ts'
import { notifyWaitingPayout } from './payout-listener.ts'

export const has = (person: Recipient, part: Part) => person.parts.includes(part)

async function getSeenPayment(tx: Tx, payment_id: string) {
  const payment = await getPaymentRow(tx, payment_id)
  return { payment, recipients: await recipientsOf(tx, payment, 'payments_read') }
}

/** One notice of a payment for each person, with the words for their part in it. */
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
    await tellLandlord(tx, services, recipients, {
      payment,
      event: 'completed',
      said: words.received(payment),
    })
  },
})

type Told = { payment: { id: string }; event: string; said: Words }

/** The money of a landlord is told beyond the app too: its tenant has the receipt, its manager the list. */
async function tellLandlord(
  tx: Tx,
  services: Services,
  recipients: readonly Recipient[],
  { payment, event, said }: Told,
): Promise<void> {
  const link = linkOf(services, payment)
  for (const { user_id } of recipients.filter((person) => has(person, 'LANDLORD')))
    await deliverByPreference(tx, {
      ...{ user_id, key: `payment:${payment.id}:${event}:${user_id}`, kind: 'payment', can_wait: true },
      mail: mailOf(said, link),
      text: `Gida: ${said.message} ${link}`,
    })
}

const linkOf = ({ config }: Services, { id }: { id: string }) =>
  `${config.http.publicUrl}/dashboard/payments/${id}`
const mailOf = ({ title, message }: Words, link: string) => ({
  ...{ subject: title, text: `${message}\n\n${link}`, links: [link] },
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

/** For who manages the estate; for its landlord where nobody does. */
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

/** Those who were told of the payment are told of its reversal by the same ways: its tenant has a receipt in their mail that is void. */
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
    await tellLandlord(tx, services, recipients, {
      payment,
      event: 'reversed',
      said: words.reversed(payment),
    })
    await deliverByPreference(tx, {
      ...{ user_id: payment.tenant_id, key: `payment:${payment_id}:reversed`, kind: 'payment' },
      mail: mailOf(reversedWords(own, payment), linkOf(services, payment)),
    })
  },
})

/** Everyone who may see the payment sees it change, each as their role is shown it. */
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
