import type { PlanVisit, UpdateVisit } from '@gida/contract/domains/work-orders/order'
import { isOpenWork } from '@gida/contract/domains/work-orders/rules'
import { asSystem } from '../../../platform/access/as-system.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { findSent, sentAs } from '../../../platform/db/rows/sent-once.ts'
import { orNotFound, Problem, problem } from '../../../platform/errors/problem.ts'
import { publish } from '../../../platform/jobs/events.ts'
import { visitChanged } from '../events.ts'
import { texts, textVendor } from '../offers/texts.ts'
import { writeWorkLine } from '../orders/log.ts'
import { getOrder, lockOrder, type OrderRow } from '../orders/order-queries.ts'
import { notPossibleNow } from '../orders/set-status.ts'

type Actor = { user_id: string }

/** Plans a visit and tells tenant and vendor. Idempotent by `client_id`. */
export async function planVisit(
  tx: Tx,
  actor: Actor,
  order_id: string,
  { client_id, ...wanted }: PlanVisit,
): Promise<{ row: OrderRow; is_new: boolean }> {
  const order = await lockOrder(tx, order_id)
  if (!order.is_run) throw problem('PERMISSION_DENIED')
  const sent = sentAs(client_id, { order_id, ...wanted })
  if (await findSent(tx, 'work_visit', { created_by: actor.user_id }, sent))
    return { row: order, is_new: false }
  const { starts_at, ends_at, note } = wanted
  if (!isOpenWork(order.status)) throw notPossibleNow(order)
  const { assigned_to, vendor_id } = order
  if (!assigned_to && !vendor_id)
    throw new Problem('ILLEGAL_STATE', {
      message: 'Nobody has this work order yet, so no visit can be planned.',
    })
  refusePast(tx, ends_at)
  const visit = await tx
    .insertInto('work_visit')
    .values({
      ...{ order_id, starts_at: new Date(starts_at), ends_at: new Date(ends_at), note, vendor_id },
      ...{ user_id: assigned_to, created_by: actor.user_id, created_at: tx.now },
      ...sent,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tell(tx, actor, order, {
    id: visit.id,
    change: 'PLANNED',
    starts_at: new Date(starts_at),
    ends_at: new Date(ends_at),
  })
  return { row: await getOrder(tx, order_id), is_new: true }
}

/** Moves, cancels or completes a visit. A changed time is announced to the vendor and the tenant. */
export async function updateVisit(
  tx: Tx,
  actor: Actor,
  id: string,
  { starts_at, ends_at, outcome, note, is_cancelled }: UpdateVisit,
): Promise<OrderRow> {
  const { order_id } = orNotFound(
    await tx.selectFrom('work_visit').select('order_id').where('id', '=', id).executeTakeFirst(),
  )
  await getOrder(tx, order_id)
  // As the system: the visitor may not be allowed to lock the order.
  const order = await asSystem(tx, () => lockOrder(tx, order_id))
  const visit = await tx
    .selectFrom('work_visit')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!visit) throw problem('PERMISSION_DENIED')
  if (visit.cancelled_at || visit.outcome)
    throw new Problem('ILLEGAL_STATE', { message: 'This visit is over. Plan another one.' })
  if (ends_at) {
    refusePast(tx, ends_at)
    if (!isOpenWork(order.status)) throw notPossibleNow(order)
    if (visit.vendor_id !== order.vendor_id || visit.user_id !== order.assigned_to)
      throw new Problem('ILLEGAL_STATE', {
        message: 'Somebody else has this work order now. Plan another visit.',
      })
  }
  const moved = starts_at && ends_at && { starts_at: new Date(starts_at), ends_at: new Date(ends_at) }
  await tx
    .updateTable('work_visit')
    .set({
      ...(moved ?? {}),
      ...(note === undefined ? {} : { note }),
      ...(is_cancelled ? { cancelled_at: tx.now } : {}),
      ...(outcome ? { outcome, arrived_at: visit.arrived_at ?? tx.now, left_at: tx.now } : {}),
    })
    .where('id', '=', id)
    .execute()
  if (is_cancelled) await tell(tx, actor, order, { ...visit, change: 'CANCELLED' })
  else if (moved) await tell(tx, actor, order, { ...visit, ...moved, change: 'MOVED' })
  else await writeWorkLine(tx, actor, order_id, { kind: 'VISIT', to_value: outcome ?? null, note })
  return getOrder(tx, order_id)
}

function refusePast(tx: Tx, ends_at: string): void {
  if (new Date(ends_at) <= tx.now)
    throw problem('VALIDATION_ERROR', [
      { path: 'starts_at', message: 'Choose a time that is still to come.' },
    ])
}

type VisitChange = { id: string; starts_at: Date; ends_at: Date; change: 'PLANNED' | 'MOVED' | 'CANCELLED' }

async function tell(
  tx: Tx,
  actor: Actor,
  { id: order_id, number, vendor_id, priority }: OrderRow,
  { id, starts_at, ends_at, change }: VisitChange,
): Promise<void> {
  await asSystem(tx, async () => {
    const event_id = await writeWorkLine(tx, actor, order_id, {
      ...{ kind: 'VISIT', from_value: change, to_value: starts_at.toISOString() },
    })
    await publish(tx, visitChanged, { visit_id: id, event_id, change })
    if (!vendor_id) return
    const offer = await tx
      .selectFrom('work_offer')
      .select(['id', 'phone'])
      .where('order_id', '=', order_id)
      .where('vendor_id', '=', vendor_id)
      .executeTakeFirst()
    const text =
      change === 'CANCELLED' ? texts.visitOff(number, starts_at) : texts.visit(number, starts_at, ends_at)
    const key = `visit:${id}:${tx.now.getTime()}`
    if (offer) await textVendor(tx, { ...offer, key, urgent: priority === 'URGENT' }, text)
  })
}
