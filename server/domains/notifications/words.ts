import { type TransactionType, TYPE_NAMES } from '@gida/contract/domains/payments/rules'
import { formatDay } from '@gida/contract/shared/dates'
import { formatNaira } from '@gida/contract/shared/money'

/** What a notification says: who, how much, by when. */
export type Words = { title: string; message: string }

type Payment = {
  tenant_name: string
  unit_label: string
  amount: number
  transaction_type: TransactionType
  channel: string | null
  failure: string | null
  review_reason: string | null
  receipt_number: string | null
}

const naira = (kobo: number) => formatNaira(kobo, 'short')
const wasHandedOver = (payment: Payment) => payment.channel === 'CASH' || payment.channel === 'CHEQUE'

export const words = {
  paid: (payment: Payment): Words => {
    const how = wasHandedOver(payment) ? 'Your manager has booked it.' : 'The bank has confirmed it.'
    const receipt = payment.receipt_number ? ` Your receipt is ${payment.receipt_number}.` : ''
    return {
      title: `${TYPE_NAMES[payment.transaction_type]} paid`,
      message: `Paid. ${how} ${naira(payment.amount)} for ${payment.unit_label}.${receipt}`,
    }
  },
  received: (payment: Payment): Words => ({
    title: `${TYPE_NAMES[payment.transaction_type]} received`,
    message: `${payment.tenant_name} paid ${naira(payment.amount)} for ${payment.unit_label}.`,
  }),
  notPaid: (payment: Payment): Words => ({
    title: 'Payment did not go through',
    message: `${naira(payment.amount)} for ${payment.unit_label}${because(payment)}. If your bank took the money, it is safe and will be matched to you.`,
  }),
  failed: (payment: Payment): Words => ({
    title: 'Payment failed',
    message: `${payment.tenant_name}, ${naira(payment.amount)} for ${payment.unit_label}${because(payment)}.`,
  }),
  needsReview: (payment: Payment): Words => ({
    title: 'A payment needs you',
    message: `${payment.tenant_name}, ${naira(payment.amount)} for ${payment.unit_label}. ${payment.review_reason ?? 'Please look at it.'}`,
  }),
  payoutWaits: (amount: number): Words => ({
    title: 'Your rent waits for an account',
    message: `${naira(amount)} is held for you. Add the bank account that your rent should be paid into.`,
  }),
  leaseStarted: (lease: {
    unit_name: string
    estate_name: string
    start_date: string
    end_date: string
  }): Words => ({
    title: `Your home at ${lease.estate_name}`,
    message: `${lease.unit_name} is yours from ${formatDay(lease.start_date)} to ${formatDay(lease.end_date)}. See what is due and pay it here.`,
  }),
}

/** The bank's own word, put into our sentence. */
function because({ failure }: Payment): string {
  const said = failure?.trim().replace(/\.+$/, '').slice(0, 120)
  if (!said) return ' did not go through'
  const isWord = /^[A-Z][a-z ]/.test(said)
  return `: the bank said ${isWord ? said.charAt(0).toLowerCase() + said.slice(1) : said}`
}
