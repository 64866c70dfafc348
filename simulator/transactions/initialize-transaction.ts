import type { Business } from '../businesses/business.ts'
import type { World } from '../world.ts'
import { openTransaction } from './open-transaction.ts'
import type { WantedTransaction } from './read-initialize.ts'

/** Opens a transaction that waits for its payer. */
export function initializeTransaction(world: World, business: Business, wanted: WantedTransaction) {
  const { access_code, reference } = world.db.transaction(() => openTransaction(world, business, wanted))
  return { authorization_url: checkoutAddress(world, access_code), access_code, reference }
}

export function checkoutAddress(world: World, accessCode: string): string {
  return `${world.publicUrl()}/checkout/${accessCode}`
}
