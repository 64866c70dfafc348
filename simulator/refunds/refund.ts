import type { Business } from '../businesses/business.ts'
import { getOwn } from '../businesses/own-rows.ts'
import { getCustomer } from '../customers/customer.ts'
import { moment } from '../http/moment.ts'
import { presentTransaction } from '../transactions/present-transaction.ts'
import { type Transaction, transactionById } from '../transactions/transaction.ts'
import type { World } from '../world.ts'

export type RefundStatus = 'pending' | 'processing' | 'needs-attention' | 'processed' | 'failed'

export type Refund = {
  id: number
  business_id: number
  transaction_id: number
  amount: number
  status: RefundStatus
  outcome: RefundStatus
  customer_note: string
  merchant_note: string
  created_at: number
  updated_at: number
  refunded_at: number | null
  next_at: number | null
}

export function getRefund(world: World, business: Business, id: number): Refund {
  return getOwn(world, business, { table: 'refunds', noun: 'Refund' }, 'id', id)
}

/** What was given back or is on its way. A refund that failed does not count. */
export function sumRefunds(world: World, transactionId: number, status?: RefundStatus): number {
  const sql = `select coalesce(sum(amount), 0) as sum from refunds where transaction_id = ?
    and ${status ? 'status = ?' : `status <> 'failed' and ? = ''`}`
  return world.db.get<{ sum: number }>(sql, transactionId, status ?? '')?.sum ?? 0
}

const day = 24 * 3_600_000
const office = 'ops@example.ng'
/** The answer to a new refund: here `transaction` is an object, with few of its keys filled. */
export function presentNewRefund(world: World, refund: Refund) {
  return {
    transaction: shortTransaction(world, transactionById(world, refund.transaction_id)),
    integration: refund.business_id,
    deducted_amount: 0,
    channel: null,
    merchant_note: refund.merchant_note,
    customer_note: refund.customer_note,
    status: refund.status,
    refunded_by: office,
    expected_at: moment(refund.created_at + 7 * day),
    currency: 'NGN',
    domain: 'test',
    amount: refund.amount,
    fully_deducted: false,
    id: refund.id,
    createdAt: moment(refund.created_at),
    updatedAt: moment(refund.updated_at),
  }
}

/** As it stands in lists: here `transaction` is a number. */
export function presentListedRefund(refund: Refund) {
  return {
    id: refund.id,
    integration: refund.business_id,
    domain: 'test',
    transaction: refund.transaction_id,
    dispute: null,
    amount: refund.amount,
    deducted_amount: refund.amount,
    currency: 'NGN',
    channel: 'migs',
    fully_deducted: 1,
    refunded_by: office,
    refunded_at: moment(refund.refunded_at),
    expected_at: moment(refund.created_at + 7 * day),
    settlement: null,
    customer_note: refund.customer_note,
    merchant_note: refund.merchant_note,
    created_at: moment(refund.created_at),
    updated_at: moment(refund.updated_at),
    status: refund.status,
  }
}

/** Webhooks name no refund, except where it needs attention, and write the amount as text. */
export function presentRefundEvent(world: World, refund: Refund) {
  const transaction = transactionById(world, refund.transaction_id)
  const { first_name, last_name, email } = getCustomer(world, transaction.customer_id)
  return {
    status: refund.status,
    transaction_reference: transaction.reference,
    refund_reference: null,
    amount: String(refund.amount),
    currency: 'NGN',
    processor: 'instant-transfer',
    customer: { first_name, last_name, email },
    integration: refund.business_id,
    domain: 'test',
    ...(refund.status === 'needs-attention' && {
      id: refund.id,
      customer_note: refund.customer_note,
      merchant_note: refund.merchant_note,
    }),
  }
}

function shortTransaction(world: World, transaction: Transaction) {
  const all = presentTransaction(world, transaction)
  return {
    id: all.id,
    domain: all.domain,
    reference: all.reference,
    amount: all.amount,
    paid_at: all.paid_at,
    channel: all.channel,
    currency: all.currency,
    authorization: { exp_month: null, exp_year: null, account_name: null },
    customer: { international_format_phone: null },
    plan: {},
    subaccount: { currency: null },
    split: {},
    order_id: null,
    paidAt: all.paidAt,
    pos_transaction_data: null,
    source: null,
    fees_breakdown: null,
  }
}
