import type { MoveOrder } from '@gida/contract/domains/work-orders/order'
import { mayMoveWork, workNeedsReason } from '@gida/contract/domains/work-orders/rules'
import { asSystem } from '../../../platform/access/as-system.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { problem } from '../../../platform/errors/problem.ts'
import { endDeal } from '../offers/end-deal.ts'
import { workMoversOf } from '../policy.ts'
import { getOrder, lockOrder, type OrderRow } from './order-queries.ts'
import { notPossibleNow, setOrderStatus } from './set-status.ts'

/** Changes an order's status as the transition table allows the actor. Taking it back or cancelling it informs the vendors asked. */
export async function moveOrder(
  tx: Tx,
  actor: { user_id: string },
  id: string,
  { status, note, hold_reason }: MoveOrder,
): Promise<OrderRow> {
  const order = await lockOrder(tx, id)
  const parts = workMoversOf(actor, order)
  if (!mayMoveWork(order.status, status, parts)) throw notPossibleNow(order)
  if (workNeedsReason(order.status, status) && !note)
    throw problem('VALIDATION_ERROR', [{ path: 'note', message: 'Say why.' }])
  const isGivenBack = status === 'OPEN' || status === 'CANCELLED'
  await asSystem(tx, async () => {
    if (isGivenBack) await endDeal(tx, actor, order, status)
    const set = status === 'OPEN' ? { assigned_to: null, vendor_id: null, approved_amount: null } : {}
    await setOrderStatus(tx, actor, order, { to: status, note, hold_reason, set })
  })
  return getOrder(tx, id)
}
