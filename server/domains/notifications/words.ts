import type { TransactionType } from '@gida/contract/domains/charges/rules'
import { TYPE_NAMES } from '@gida/contract/domains/charges/type-names'
import type { LeaseStatus } from '@gida/contract/domains/leases/rules'
import { formatDay, formatInstant } from '@gida/contract/shared/dates'
import { formatNaira } from '@gida/contract/shared/money'

/** What a notification says: who, how much, by when. */
export type Words = { title: string; message: string }

type Payment = {
  tenant_name: string
  unit_label: string
  amount: number
  transaction_type: TransactionType
  channel: string | null
  source: string
  failure: string | null
  review_reason: string | null
  receipt_number: string | null
}

const naira = (kobo: number) => formatNaira(kobo, 'short')
const wasHandedOver = ({ channel, source }: Payment) =>
  source === 'RECORDED' || channel === 'CASH' || channel === 'POS' || channel === 'CHEQUE'

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
  reversed: (payment: Payment): Words => ({
    title: 'A payment was reversed',
    message: `${naira(payment.amount)} of ${payment.tenant_name} for ${payment.unit_label} is reversed: ${payment.failure ?? ''}. What it had paid is owed again, and its receipt is void.`,
  }),
  needsReview: (payment: Payment): Words => ({
    title: 'A payment needs you',
    message: `${payment.tenant_name}, ${naira(payment.amount)} for ${payment.unit_label}. ${payment.review_reason ?? 'Please look at it.'}`,
  }),
  clientsAccount: (account: {
    bank_name: string
    account_number: string
    account_name: string
    estate_name: string
    by_name: string | null
    shown_from: Date
  }): Words => ({
    title: `A new account for transfers of ${account.estate_name}`,
    message: `From ${formatInstant(account.shown_from)}, Lagos time, tenants of ${account.estate_name} are told to pay into ${account.bank_name} ${account.account_number} (${account.account_name}). ${account.by_name ?? 'Somebody'} wrote it down. If you did not expect this, ask them on a number that you know: whoever runs the estate can retire the account.`,
  }),
  payoutWaits: (amount: number): Words => ({
    title: 'Your rent waits for an account',
    message: `${naira(amount)} is held for you. Add the bank account that your rent should be paid into.`,
  }),
  invitationAccepted: (joined: {
    full_name: string
    estate_name: string
    unit_name: string | null
  }): Words => ({
    title: `${joined.full_name} has joined`,
    message: `Your invitation to ${joined.unit_name ? `${joined.unit_name}, ` : ''}${joined.estate_name} was accepted.`,
  }),
  leaseWaits: (joined: {
    full_name: string
    unit_name: string
    estate_name: string
    status: LeaseStatus
  }): Words => ({
    title: `${joined.full_name} has joined`,
    message:
      joined.status === 'DRAFT'
        ? `The lease of ${joined.unit_name}, ${joined.estate_name}, waits for you to start it.`
        : `They are asked to accept the lease of ${joined.unit_name}, ${joined.estate_name}. It starts with their yes.`,
  }),
  applied: (home: { unit_name: string; estate_name: string; household: number }): Words => ({
    title: `Somebody wants ${home.unit_name}`,
    message: `A household of ${home.household} applies for ${home.unit_name}, ${home.estate_name}. See who, and answer.`,
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
  leaseEnding: (lease: EndingLease, left: number): Words => ({
    title: `Your lease ends ${inDays(left)}`,
    message: `${lease.unit_name}, ${lease.estate_name}, is yours to ${formatDay(lease.end_date)}. Speak to your manager if you want to stay.`,
  }),
  leaseOfTenantEnding: (lease: EndingLease, left: number): Words => ({
    title: `A lease ends ${inDays(left)}`,
    message: `${lease.tenant_name}, ${lease.unit_name}, ${lease.estate_name}, to ${formatDay(lease.end_date)}. Renew it, or agree on the day of leaving.`,
  }),
  promiseBroken: (promise: {
    tenant_name: string
    estate_name: string
    amount: number
    promised_on: string
  }): Words => ({
    title: 'A promise to pay was not kept',
    message: `${promise.tenant_name}, ${promise.estate_name}, promised ${naira(promise.amount)} by ${formatDay(promise.promised_on)}. It has not come. Reminders go on.`,
  }),
  lateFee: (fee: LateFeeData): Words => ({
    title: `A late fee of ${naira(fee.amount)} was added`,
    message: `${fee.description}, ${fee.unit_name}, was due ${formatDay(fee.due_date)}: ${naira(fee.late_amount)} of it is ${fee.late_days === 1 ? '1 day' : `${fee.late_days} days`} late. The rule of ${fee.estate_name}: ${fee.why} Speak to your manager if this is wrong.`,
  }),
  leaseCalledOff: (lease: EndingLease, isTheirs: boolean): Words => ({
    title: isTheirs ? 'Your lease was called off' : 'A lease was called off',
    message: isTheirs
      ? `${lease.unit_name}, ${lease.estate_name}. Nothing is owed for it, and what you paid is kept as your credit.`
      : `${lease.tenant_name}, ${lease.unit_name}, ${lease.estate_name}. What was paid is credit of the tenant.`,
  }),
  leaseEnded: (lease: EndingLease): Words => ({
    title: 'A lease has ended',
    message: `${lease.tenant_name}, ${lease.unit_name}, ${lease.estate_name}, on ${formatDay(lease.end_date)}.`,
  }),
}

type LateFeeData = {
  amount: number
  late_amount: number
  late_days: number
  why: string
  description: string
  due_date: string
  unit_name: string
  estate_name: string
}
type EndingLease = { tenant_name: string; unit_name: string; estate_name: string; end_date: string }
const inDays = (days: number) => (days === 0 ? 'today' : days === 1 ? 'tomorrow' : `in ${days} days`)

/** The bank's own word, put into our sentence. */
function because({ failure }: Payment): string {
  const said = failure?.trim().replace(/\.+$/, '').slice(0, 120)
  if (!said) return ' did not go through'
  const isWord = /^[A-Z][a-z ]/.test(said)
  return `: the bank said ${isWord ? said.charAt(0).toLowerCase() + said.slice(1) : said}`
}
