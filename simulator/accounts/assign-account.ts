import type { Business } from '../businesses/business.ts'
import { type Customer, presentCustomer } from '../customers/customer.ts'
import type { Fields } from '../http/loose-values.ts'
import { WireError } from '../http/wire-error.ts'
import { queueDelivery } from '../webhooks/queue-delivery.ts'
import type { World } from '../world.ts'
import { type DedicatedAccount, presentAccount } from './dedicated-account.ts'
import { openAccount } from './open-account.ts'

/** Opens an account for a new customer. The result is told by webhook alone. */
export function assignAccount(world: World, business: Business, customer: Customer, body: Fields) {
  world.db.transaction(() => {
    const account = tryToOpen(world, business, customer, body)
    const event = `dedicatedaccount.assign.${account ? 'success' : 'failed'}`
    queueDelivery(world, business, event, customer.customer_code, {
      customer: presentCustomer(customer),
      dedicated_account: account ? assigned(world, account) : null,
      identification: { status: account ? 'success' : 'failed' },
    })
  })
}

function tryToOpen(world: World, business: Business, customer: Customer, body: Fields) {
  try {
    return openAccount(world, business, { ...body, customer: customer.customer_code })
  } catch (error) {
    if (error instanceof WireError) return undefined
    throw error
  }
}

function assigned(world: World, account: DedicatedAccount) {
  const { customer, assignment, ...rest } = presentAccount(world, account)
  return { ...rest, assignment: { ...assignment, expired_at: null } }
}
