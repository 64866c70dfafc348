import { type Business, businessTime, getBusiness } from '../businesses/business.ts'
import { resolveDueDisputes } from '../disputes/resolve-dispute.ts'
import { moveDueSubscriptions } from '../plans/charge-subscription.ts'
import { moveDueRefunds } from '../refunds/move-refund.ts'
import { settleDue } from '../settlements/settle-due.ts'
import { endDueTransfers } from '../transfers/send-transfer.ts'
import type { World } from '../world.ts'

/** Everything that happens by itself when its time has come. */
export function passTime(world: World, business: Business) {
  const now = businessTime(world, business)
  moveDueRefunds(world, business, now)
  endDueTransfers(world, business, now)
  resolveDueDisputes(world, business, now)
  moveDueSubscriptions(world, business, now)
  settleDue(world, business)
}

const tables = ['refunds', 'transfers', 'disputes', 'subscriptions']
const beat = 500

/** Lets real time pass too, so that webhooks go out where nobody asks. Answers how to stop it. */
export function startPassage(world: World): () => void {
  const sql = tables.map((table) => `select distinct business_id from ${table} where next_at is not null`)
  const timer = setInterval(() => {
    for (const { business_id } of world.db.all<{ business_id: number }>(sql.join(' union '))) {
      passTime(world, getBusiness(world, business_id))
    }
  }, beat)
  return () => clearInterval(timer)
}
