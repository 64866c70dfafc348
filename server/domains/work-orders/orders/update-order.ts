import type { UpdateOrder } from '@gida/contract/domains/work-orders/order'
import { isOpenWork } from '@gida/contract/domains/work-orders/rules'
import { asSystem } from '../../../platform/access/as-system.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { Problem, problem } from '../../../platform/errors/problem.ts'
import { doersOf } from '../../maintenance/index.ts'
import { endDeal } from '../offers/end-deal.ts'
import type { By } from '../policy.ts'
import { changePlace } from './change-place.ts'
import { writeWorkLine } from './log.ts'
import { getOrder, lockOrder, type OrderRow } from './order-queries.ts'
import { notPossibleNow, setOrderStatus } from './set-status.ts'

/** Changes an order's details, or assigns it to a member of staff. */
export async function updateOrder(
  tx: Tx,
  actor: { user_id: string },
  id: string,
  { assigned_to, unit_id, ...written }: UpdateOrder,
): Promise<OrderRow> {
  const order = await lockOrder(tx, id)
  if (!order.is_run) throw problem('PERMISSION_DENIED')
  if (!isOpenWork(order.status)) throw notPossibleNow(order)
  const changed = changesOf(order, written)
  if (changed.length > 0)
    await tx.updateTable('work_order').set(Object.fromEntries(changed)).where('id', '=', id).execute()
  const isMoved = unit_id !== undefined && (unit_id !== order.unit_id || (!unit_id && !!order.property_id))
  if (isMoved) await changePlace(tx, order, unit_id)
  const fields = [...changed.map(([field]) => field), ...(isMoved ? ['place'] : [])]
  if (fields.length > 0) await writeWorkLine(tx, actor, id, { kind: 'CHANGED', to_value: fields.join(',') })
  if (assigned_to !== undefined && assigned_to !== order.assigned_to)
    await assign(tx, actor, await getOrder(tx, id), assigned_to)
  return getOrder(tx, id)
}

/** The fields whose value really changes. */
const changesOf = (order: OrderRow, written: Omit<UpdateOrder, 'assigned_to' | 'unit_id'>) =>
  Object.entries(written).filter(
    ([field, value]) => value !== undefined && order[field as keyof typeof written] !== value,
  )

/** Assigns the order to a member of staff or unassigns it. Vendors who were asked are told that it is off. */
async function assign(
  tx: Tx,
  actor: { user_id: string },
  order: OrderRow,
  assigned_to: string | null,
): Promise<void> {
  if (order.vendor_id || order.status === 'APPROVAL')
    throw new Problem('ILLEGAL_STATE', {
      message: 'A vendor has this work order. Withdraw it first, with a reason.',
    })
  const doers = await doersOf(tx, order.estate_id)
  if (assigned_to !== null && !doers.some(({ id }) => id === assigned_to))
    throw new Problem('ILLEGAL_STATE', { message: 'Choose somebody who works for this estate.' })
  await asSystem(tx, () => giveOrder(tx, actor, order, assigned_to))
}

/** Sets the assignee. System only: callers check permission. */
export async function giveOrder(tx: Tx, by: By, order: OrderRow, assigned_to: string | null): Promise<void> {
  const to = assigned_to === null ? 'OPEN' : 'ASSIGNED'
  await writeWorkLine(tx, by, order.id, {
    kind: 'ASSIGNED',
    from_value: order.assigned_to,
    to_value: assigned_to,
  })
  await endDeal(tx, by, order, to)
  const stays = order.status === to || (assigned_to !== null && order.status === 'IN_PROGRESS')
  if (stays) await tx.updateTable('work_order').set({ assigned_to }).where('id', '=', order.id).execute()
  else await setOrderStatus(tx, by, order, { to, set: { assigned_to } })
}
