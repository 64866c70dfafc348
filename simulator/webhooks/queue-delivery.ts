import type { Business } from '../businesses/business.ts'
import { applyAnswerFaults } from '../faults/answer-faults.ts'
import { faultsFor } from '../faults/faults.ts'
import type { World } from '../world.ts'
import type { Delivery } from './delivery.ts'
import { holdBack, patience } from './schedule.ts'

/** Writes the webhook beside the change it tells of, in the same transaction. It is sent after the commit. */
export function queueDelivery(
  world: World,
  business: Business,
  event: string,
  reference: string,
  data: object,
): number {
  const faults = faultsFor(world, business, reference)
  const now = world.realTime()
  const held = faults.webhooks === 'reorder' ? heldDelivery(world, business) : undefined
  const waits = faults.webhooks === 'delay' || (faults.webhooks === 'reorder' && !held)
  const id = world.db.insert('deliveries', {
    business_id: business.id,
    event,
    reference,
    body: JSON.stringify({ event, data: applyAnswerFaults(faults, data) }),
    state: stateAtFirst(world, business, faults.webhooks === 'drop'),
    fault: faults.webhooks,
    due_at: waits ? Math.round(now + holdBack / world.webhookSpeedup) : now,
    give_up_at: Math.round(now + patience / world.webhookSpeedup),
    created_at: now,
  })
  if (held) world.db.update('deliveries', held.id, { after_id: id, due_at: now })
  world.dispatcher.wake()
  return id
}

/** The one that `reorder` keeps back until the next has overtaken it. */
function heldDelivery(world: World, business: Business): Delivery | undefined {
  const sql = `select * from deliveries where business_id = ? and state = 'waiting' and fault = 'reorder'
    and attempts = 0 and after_id is null and due_at > ?`
  return world.db.get<Delivery>(sql, business.id, world.realTime())
}

function stateAtFirst(world: World, business: Business, isDropped: boolean): Delivery['state'] {
  if (isDropped) return 'lost'
  return webhookAddress(world, business) ? 'waiting' : 'unaddressed'
}

export function webhookAddress(world: World, business: Business): string | null {
  return business.webhook_url ?? world.webhookUrl
}
