import type { PlatformInvoiceDetail } from '@gida/contract/domains/subscriptions/invoice'
import { formatDay } from '@gida/contract/shared/dates'
import { formatNaira } from '@gida/contract/shared/money'
import type { Tx } from '../../../platform/db/db.ts'
import { type AnyListener, listener } from '../../../platform/jobs/events.ts'
import {
  estatesOnPlan,
  getPlan,
  getPlatformInvoice,
  planChangeAnnounced,
  platformInvoiceDue,
  platformInvoicePaid,
  platformInvoiceRaised,
  platformInvoiceReversed,
} from '../../subscriptions/index.ts'
import type { Notice } from '../notice.ts'
import { notifyAll } from '../notify.ts'
import { managersOf } from '../recipients.ts'

const PAGE = '/dashboard/settings/subscription'
const pageOf = ({ id }: Pick<PlatformInvoiceDetail, 'id'>) => `${PAGE}/${id}`

type NoticeText = Pick<Notice, 'key' | 'title' | 'message' | 'action_url'>

/** Notifies all managers of an estate in the app, on their devices, and by mail or SMS if unread. */
async function tell(tx: Tx, estate_id: string, said: NoticeText): Promise<void> {
  const { title: subject, message: text, action_url } = said
  const links = action_url ? [action_url] : []
  const fallback = { text: `${subject}. ${text}`, mail: { subject, text, links } }
  const managers = await managersOf(tx, estate_id)
  await notifyAll(
    tx,
    managers.map((user_id) => ({ ...said, user_id, fallback, type: 'payment' as const })),
  )
}

const tellRaised = listener({
  name: 'notify_managers',
  event: platformInvoiceRaised,
  handle: async (tx, { invoice_id }) => {
    const invoice = await getPlatformInvoice(tx, invoice_id)
    const { estate, number, open_amount, due_on } = invoice
    await tell(tx, estate.id, {
      ...{ key: `platform-invoice:${invoice_id}`, action_url: pageOf(invoice) },
      title: `Invoice ${number} from Gida`,
      message:
        open_amount > 0
          ? `${formatNaira(open_amount)} for ${estate.name}, due by ${formatDay(due_on)}.`
          : `For ${estate.name}. Paid from your credit.`,
    })
  },
})

const tellDue = listener({
  name: 'notify_managers',
  event: platformInvoiceDue,
  handle: async (tx, { invoice_id, reminder }) => {
    const invoice = await getPlatformInvoice(tx, invoice_id)
    const { estate, number, open_amount, due_on, state } = invoice
    if (open_amount === 0) return
    await tell(tx, estate.id, {
      ...{ key: `platform-invoice:${invoice_id}:${reminder}`, action_url: pageOf(invoice) },
      title: state === 'OVERDUE' ? `Invoice ${number} is overdue` : `Invoice ${number} is due soon`,
      message: `${formatNaira(open_amount)} for ${estate.name}, due ${formatDay(due_on)}. All of Gida stays open to you.`,
    })
  },
})

const tellPaid = listener({
  name: 'notify_managers',
  event: platformInvoicePaid,
  handle: async (tx, { invoice_id, payment_id }) => {
    const invoice = await getPlatformInvoice(tx, invoice_id)
    const payment = invoice.payments.find(({ id }) => id === payment_id)
    if (!payment) return
    await tell(tx, invoice.estate.id, {
      ...{ key: `platform-invoice-payment:${payment_id}`, action_url: pageOf(invoice) },
      title: 'Gida received your payment',
      message: `${formatNaira(payment.amount)} for invoice ${invoice.number}. Receipt ${payment.receipt_number}.${beyond(payment.credit)}`,
    })
  },
})

const beyond = (credit: number) =>
  credit > 0
    ? ` ${formatNaira(credit)} of it was no longer owed: it is your credit for the next invoice.`
    : ''

const tellReversed = listener({
  name: 'notify_managers',
  event: platformInvoiceReversed,
  handle: async (tx, { invoice_id, reversal_id }) => {
    const invoice = await getPlatformInvoice(tx, invoice_id)
    const reversal = invoice.reversals.find(({ id }) => id === reversal_id)
    if (!reversal || reversal.status === 'KEPT') return
    const { status, amount, kind } = reversal
    const isGone = status === 'TAKEN'
    await tell(tx, invoice.estate.id, {
      ...{ key: `platform-reversal:${reversal_id}:${status}`, action_url: pageOf(invoice) },
      title: isGone ? 'A payment to Gida was returned' : 'A payment to Gida is claimed back',
      message: `${formatNaira(amount)} of invoice ${invoice.number}, ${kind === 'DISPUTE' ? 'by the payer’s bank' : 'as a refund'}. ${
        isGone
          ? `${formatNaira(invoice.open_amount)} is outstanding.`
          : 'If you did not ask for it, call your bank.'
      }`,
    })
  },
})

const tellPlanChange = listener({
  name: 'notify_managers',
  event: planChangeAnnounced,
  handle: async (tx, { plan_id, from, unit_price }) => {
    const { name } = await getPlan(tx, plan_id)
    for (const estate_id of await estatesOnPlan(tx, plan_id))
      await tell(tx, estate_id, {
        ...{ key: `plan:${plan_id}:${from}:${estate_id}`, action_url: PAGE },
        title: unit_price === null ? `The plan ${name} ends` : `The price of the plan ${name} changes`,
        message:
          unit_price === null
            ? `From ${formatDay(from)} nothing is charged for it. You can choose another plan on any day.`
            : `${formatNaira(unit_price)} per active unit and month from ${formatDay(from)}. You can choose another plan, or none, on any day.`,
      })
  },
})

export const subscriptionListeners: AnyListener[] = [
  tellRaised,
  tellDue,
  tellPaid,
  tellReversed,
  tellPlanChange,
]
