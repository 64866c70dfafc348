import type { Business } from '../businesses/business.ts'
import { getOwn } from '../businesses/own-rows.ts'
import { authorizationDetails } from '../customers/authorization.ts'
import { getCustomer, presentCustomer } from '../customers/customer.ts'
import { parseJson } from '../http/loose-values.ts'
import { moment } from '../http/moment.ts'
import { presentListedTransaction } from '../transactions/present-transaction.ts'
import { transactionById } from '../transactions/transaction.ts'
import type { World } from '../world.ts'
import { filesOf } from './dispute-files.ts'

export type DisputeStatus = 'awaiting-merchant-feedback' | 'awaiting-bank-feedback' | 'resolved'
export type Resolution = 'merchant-accepted' | 'declined' | 'auto-accepted'

export type Dispute = {
  id: number
  business_id: number
  transaction_id: number
  refund_amount: number
  status: DisputeStatus
  resolution: Resolution | null
  category: string
  note: string | null
  evidence: string | null
  history: string
  messages: string
  due_at: number
  created_at: number
  updated_at: number
  resolved_at: number | null
  next_at: number | null
}

export function getDispute(world: World, business: Business, id: number): Dispute {
  return getOwn(world, business, { table: 'disputes', noun: 'Dispute' }, 'id', id)
}

/** `transaction_reference` is empty, as it mostly is on the wire: the reference stands in the transaction. */
export function presentDispute(world: World, dispute: Dispute) {
  const transaction = transactionById(world, dispute.transaction_id)
  const card = authorizationDetails(world, transaction.authorization_id) as { bin?: string; last4?: string }
  return {
    id: dispute.id,
    refund_amount: dispute.refund_amount,
    currency: 'NGN',
    status: dispute.status,
    resolution: dispute.resolution,
    domain: 'test',
    transaction: presentListedTransaction(world, transaction),
    transaction_reference: null,
    category: dispute.category,
    customer: presentCustomer(getCustomer(world, transaction.customer_id)),
    bin: card.bin ?? null,
    last4: card.last4 ?? null,
    dueAt: moment(dispute.due_at),
    resolvedAt: moment(dispute.resolved_at),
    evidence: dispute.evidence && parseJson(dispute.evidence),
    attachments:
      filesOf(world, dispute.id)
        .map((file) => file.filename)
        .join(', ') || null,
    note: dispute.note,
    history: parseJson(dispute.history),
    messages: parseJson(dispute.messages),
    created_at: moment(dispute.created_at),
    updated_at: moment(dispute.updated_at),
  }
}
