import type { TransactionType } from '@gida/contract/domains/charges/rules'
import { TYPE_NAMES } from '@gida/contract/domains/charges/type-names'
import type { LeaseStatus } from '@gida/contract/domains/leases/rules'
import { formatDay, formatInstant } from '@gida/contract/shared/dates'
import { formatNaira } from '@gida/contract/shared/money'

/** The text of a notification. */
export type Words = { title: string; message: string }

type Payment = {
  tenant_name: string
  unit_label: string
  amount: number
  transaction_type: TransactionType
  failure: string | null
  review_reason: string | null
}

const naira = (kobo: number) => formatNaira(kobo, 'short')
/** Notifications to staff and owners. */
export const words = {
  received: (payment: Payment): Words => ({
    title: `${TYPE_NAMES[payment.transaction_type]} received`,
    message: `${payment.tenant_name} paid ${naira(payment.amount)} for ${payment.unit_label}.`,
  }),
  failed: (payment: Payment): Words => ({
    title: 'Payment failed',
    message: `${payment.tenant_name}, ${naira(payment.amount)} for ${payment.unit_label}${because(payment)}.`,
  }),
  reversed: (payment: Payment): Words => ({
    title: 'A payment was reversed',
    message: `${payment.tenant_name}’s ${naira(payment.amount)} for ${payment.unit_label} was reversed: ${withoutStop(payment.failure ?? '')}. What it had paid is owed again, and its receipt is void.`,
  }),
  refunded: (of: { tenant_name: string; unit_label: string }, amount: number, why: string): Words => ({
    title: 'A payment was refunded',
    message: `${of.tenant_name}’s ${naira(amount)} for ${of.unit_label} was refunded: ${why}.`,
  }),
  takenBack: (of: { tenant_name: string; unit_label: string }, amount: number): Words => ({
    title: 'A bank took back a payment',
    message: `The bank of ${of.tenant_name} took back ${naira(amount)} that was paid for ${of.unit_label}. It no longer counts as received.`,
  }),
  needsReview: (payment: Payment): Words => ({
    title: 'A payment needs you',
    message: `${payment.tenant_name}, ${naira(payment.amount)} for ${payment.unit_label}. ${payment.review_reason ?? 'Please review it.'}`,
  }),
  clientsAccount: (account: {
    bank_name: string
    account_number: string
    account_name: string
    estate_name: string
    by_name: string | null
    shown_from: Date
  }): Words => ({
    title: `A new transfer account for ${account.estate_name}`,
    message: `From ${formatInstant(account.shown_from)}, Lagos time, tenants of ${account.estate_name} are told to pay into ${account.bank_name} ${account.account_number} (${account.account_name}). ${account.by_name ?? 'Somebody'} added it. If you did not expect this, call them on a number that you know: whoever runs the estate can retire the account.`,
  }),
  payoutWaits: (amount: number): Words => ({
    title: 'Your rent needs a bank account',
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
        ? `The lease of ${joined.unit_name}, ${joined.estate_name}, is ready for you to start.`
        : `They are asked to accept the lease of ${joined.unit_name}, ${joined.estate_name}. It starts when they do.`,
  }),
  applied: (home: { unit_name: string; estate_name: string; household: number }): Words => ({
    title: `New application: ${home.unit_name}`,
    message: `A household of ${home.household} has applied for ${home.unit_name}, ${home.estate_name}. Review it and answer.`,
  }),
  leaseOfTenantEnding: (lease: EndingLease, left: number): Words => ({
    title: `A lease ends ${inDays(left)}`,
    message: `${lease.tenant_name}, ${lease.unit_name}, ${lease.estate_name}, until ${formatDay(lease.end_date)}. Renew it, or agree on a move-out date.`,
  }),
  leaseOfTenantEndingAsSet: (lease: EndingLease, left: number): Words => ({
    title: `A lease ends ${inDays(left)}`,
    message: `${lease.tenant_name}, ${lease.unit_name}, ${lease.estate_name}. Its last day is set: ${formatDay(lease.end_date)}.`,
  }),
  promiseBroken: (promise: {
    tenant_name: string
    estate_name: string
    amount: number
    promised_on: string
  }): Words => ({
    title: 'A promise to pay was not kept',
    message: `${promise.tenant_name}, ${promise.estate_name}, promised ${naira(promise.amount)} by ${formatDay(promise.promised_on)}. It has not been paid. Reminders continue.`,
  }),
  leaseStarted: (lease: EndingLease & { start_date: string; followed_as: string | null }): Words => ({
    title: lease.followed_as === 'RENEWAL' ? 'A lease was renewed' : 'A home was let',
    message: `${lease.tenant_name}, ${lease.unit_name}, ${lease.estate_name}, from ${formatDay(lease.start_date)} to ${formatDay(lease.end_date)}.`,
  }),
  leaseOfTenantGoesOn: (lease: EndingLease): Words => ({
    title: 'A lease goes on',
    message: `${lease.tenant_name}, ${lease.unit_name}, ${lease.estate_name}. Its early end was called off: it runs until ${formatDay(lease.end_date)}.`,
  }),
  leaseCalledOff: (lease: EndingLease): Words => ({
    title: 'A lease was cancelled',
    message: `${lease.tenant_name}, ${lease.unit_name}, ${lease.estate_name}. What was paid is kept as the tenant’s credit.`,
  }),
  leaseEnded: (lease: EndingLease): Words => ({
    title: 'A lease has ended',
    message: `${lease.tenant_name}, ${lease.unit_name}, ${lease.estate_name}, on ${formatDay(lease.end_date)}.`,
  }),
}

type EndingLease = { tenant_name: string; unit_name: string; estate_name: string; end_date: string }
const inDays = (days: number) => (days === 0 ? 'today' : days === 1 ? 'tomorrow' : `in ${days} days`)

function because({ failure }: Payment): string {
  const said = bankWord(failure)
  return said ? `: the bank said ${said}` : ' did not go through'
}

/** User text for the end of our sentence, which adds its own full stop. */
export const withoutStop = (said: string): string => said.trim().replace(/\.+$/, '')

/** The bank's reason for our sentence; null if there is none. */
export function bankWord(failure: string | null): string | null {
  const said = failure && withoutStop(failure).slice(0, 120)
  if (!said) return null
  return /^[A-Z][a-z ]/.test(said) ? said.charAt(0).toLowerCase() + said.slice(1) : said
}
