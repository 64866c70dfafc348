import type { World } from '../world.ts'
import { presentTransaction } from './present-transaction.ts'
import type { Transaction } from './transaction.ts'

/** The answer to a charge: fewer keys than verify shows, and no division of the money. */
export function presentCharge(world: World, transaction: Transaction) {
  const all = presentTransaction(world, transaction)
  return {
    amount: all.amount,
    currency: all.currency,
    transaction_date: all.transaction_date,
    status: all.status,
    reference: all.reference,
    domain: all.domain,
    metadata: all.metadata,
    gateway_response: all.gateway_response,
    message: all.message,
    channel: all.channel,
    ip_address: all.ip_address,
    log: null,
    fees: all.fees,
    authorization: all.authorization,
    customer: all.customer,
    plan: all.plan,
    id: all.id,
  }
}
