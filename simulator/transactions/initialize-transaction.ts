import { type Business, businessTime } from '../businesses/business.ts'
import { customerOfEmail } from '../customers/customer.ts'
import { invalid } from '../http/wire-error.ts'
import { randomCode } from '../store/codes.ts'
import { getSubaccount } from '../subaccounts/subaccount.ts'
import type { World } from '../world.ts'
import type { WantedTransaction } from './read-initialize.ts'
import { findByReference } from './transaction.ts'

/** Opens a transaction that waits for its payer. */
export function initializeTransaction(world: World, business: Business, wanted: WantedTransaction) {
  return world.db.transaction(() => {
    const reference = wanted.reference ?? randomCode(10)
    if (findByReference(world, business, reference)) {
      const nextStep = 'Try and create the Transaction or Charge with a new reference'
      throw invalid('Duplicate Transaction Reference', 'duplicate_reference', nextStep)
    }
    const subaccount = wanted.subaccount ? getSubaccount(world, business, wanted.subaccount) : undefined
    const access_code = randomCode(15)
    world.db.insert('transactions', {
      business_id: business.id,
      customer_id: customerOfEmail(world, business, wanted.email).id,
      subaccount_id: subaccount?.id ?? null,
      reference,
      access_code,
      requested_amount: wanted.amount,
      amount: wanted.amount,
      currency: wanted.currency,
      callback_url: wanted.callback_url,
      channels: JSON.stringify(wanted.channels),
      metadata: wanted.metadata,
      label: wanted.label,
      transaction_charge: wanted.transaction_charge,
      bearer: wanted.bearer,
      created_at: businessTime(world, business),
    })
    return { authorization_url: `${world.publicUrl()}/checkout/${access_code}`, access_code, reference }
  })
}
