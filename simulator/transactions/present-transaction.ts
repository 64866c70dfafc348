import { authorizationDetails } from '../customers/authorization.ts'
import { getCustomer, presentCustomer } from '../customers/customer.ts'
import { parseJson } from '../http/loose-values.ts'
import { moment } from '../http/moment.ts'
import { planById, presentPlan } from '../plans/plan.ts'
import { presentDivision } from '../splits/share-among.ts'
import { splitById } from '../splits/split.ts'
import { presentListedSubaccount, subaccountById } from '../subaccounts/subaccount.ts'
import type { World } from '../world.ts'
import type { Transaction } from './transaction.ts'

/** The whole object, as verify and fetch show it. */
export function presentTransaction(world: World, transaction: Transaction) {
  const subaccount = subaccountById(world, transaction.subaccount_id)
  const split = splitById(world, transaction.split_id)
  const plan = planById(world, transaction.plan_id)
  const created = moment(transaction.created_at)
  const paid = moment(transaction.paid_at)
  return {
    id: transaction.id,
    domain: 'test',
    status: transaction.status,
    reference: transaction.reference,
    receipt_number: null,
    amount: transaction.amount,
    message: transaction.message,
    gateway_response: transaction.gateway_response,
    paid_at: paid,
    created_at: created,
    channel: transaction.channel ?? 'card',
    currency: transaction.currency,
    ip_address: transaction.ip_address,
    metadata: presentMetadata(transaction.metadata),
    log: transaction.log && parseJson(transaction.log),
    fees: transaction.fees,
    fees_split: transaction.fees_split && parseJson(transaction.fees_split),
    authorization: authorizationDetails(world, transaction.authorization_id),
    customer: presentCustomer(getCustomer(world, transaction.customer_id)),
    plan: plan?.plan_code ?? null,
    split: split ? presentDivision(world, transaction, split) : {},
    order_id: null,
    paidAt: paid,
    createdAt: created,
    requested_amount: transaction.requested_amount,
    pos_transaction_data: null,
    source: transaction.source && parseJson(transaction.source),
    fees_breakdown: null,
    connect: null,
    transaction_date: created,
    plan_object: plan ? presentPlan(plan) : {},
    subaccount: subaccount ? presentListedSubaccount(subaccount) : {},
  }
}

export type WireTransaction = ReturnType<typeof presentTransaction>

/** Lists leave a few keys out. */
export function presentListedTransaction(world: World, transaction: Transaction) {
  const { receipt_number, fees_breakdown, transaction_date, plan_object, ...listed } = presentTransaction(
    world,
    transaction,
  )
  return listed
}

/** Webhooks have an order of their own and fewer keys. */
export function presentForWebhook(world: World, transaction: Transaction) {
  const all = presentTransaction(world, transaction)
  return {
    id: all.id,
    domain: all.domain,
    status: all.status,
    reference: all.reference,
    amount: all.amount,
    message: all.message,
    gateway_response: all.gateway_response,
    paid_at: all.paid_at,
    created_at: all.created_at,
    channel: all.channel,
    currency: all.currency,
    ip_address: all.ip_address,
    metadata: all.metadata,
    log: all.log,
    fees: all.fees,
    customer: all.customer,
    authorization: all.authorization,
    plan: all.plan_object, // the whole of it here
    fees_split: all.fees_split,
    subaccount: all.subaccount,
    split: all.split,
    order_id: all.order_id,
    paidAt: all.paidAt,
    requested_amount: all.requested_amount,
    pos_transaction_data: all.pos_transaction_data,
    source: all.source,
  }
}

/** Text that is JSON comes back as what it means, other text as it came, and nothing as `""`. */
function presentMetadata(metadata: string | null): unknown {
  if (metadata === null) return ''
  return parseJson(metadata) ?? metadata
}
