import type { Actor } from '../../../platform/access/actor.ts'
import { asSystem } from '../../../platform/access/as-system.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { orNotFound, Problem } from '../../../platform/errors/problem.ts'
import { getOrder, moveOrder } from '../../work-orders/index.ts'
import { followOrder } from './close-occurrence.ts'
import { getPlan, lockManagedPlan, type PlanRow } from './plan-queries.ts'

/** Skips an occurrence with a reason, and cancels its work order with the same reason. */
export async function skipOccurrence(
  tx: Tx,
  actor: Pick<Actor, 'user_id'>,
  id: string,
  reason: string,
): Promise<PlanRow> {
  const found = await tx
    .selectFrom('plan_occurrence')
    .select(['plan_id', 'order_id', 'state'])
    .where('id', '=', id)
    .executeTakeFirst()
  const { plan_id, order_id } = orNotFound(found)
  await lockManagedPlan(tx, plan_id)
  if (found?.state !== 'OPEN')
    throw new Problem('ILLEGAL_STATE', { message: 'Only what is open is skipped.' })
  const order = await getOrder(tx, orNotFound(order_id))
  if (order.status !== 'CANCELLED')
    await moveOrder(tx, actor, order.id, { status: 'CANCELLED', note: reason })
  await asSystem(tx, () => followOrder(tx, order.id, reason))
  return getPlan(tx, plan_id)
}
