import type { HoldReason } from '@gida/contract/domains/maintenance/rules'
import type { WorkStatus } from '@gida/contract/domains/work-orders/rules'
import type { Updateable } from 'kysely'
import type { Tx } from '../../../platform/db/db.ts'
import type { DB } from '../../../platform/db/schema/generated.ts'
import { Problem } from '../../../platform/errors/problem.ts'
import { publish } from '../../../platform/jobs/events.ts'
import { followWork } from '../../maintenance/index.ts'
import { orderMoved } from '../events.ts'
import { notifyReopened } from '../offers/notify-reopened.ts'
import type { By } from '../policy.ts'
import { endVisits } from '../visits/end-visits.ts'
import { writeWorkLine } from './log.ts'
import type { OrderRow } from './order-queries.ts'

const NOW: Record<WorkStatus, string> = {
  OPEN: 'Nobody has this work order yet.',
  QUOTING: 'Vendors have been asked for a price.',
  APPROVAL: 'This work order waits for approval.',
  ASSIGNED: 'This work order has already been assigned.',
  IN_PROGRESS: 'This work order is being worked on.',
  ON_HOLD: 'This work order is on hold.',
  DONE: 'This work order is done.',
  CLOSED: 'This work order is closed.',
  CANCELLED: 'This work order was cancelled.',
}
export const notPossibleNow = ({ status }: { status: WorkStatus }): Problem =>
  new Problem('ILLEGAL_STATE', { message: NOW[status], details: { status } })

type Moved = {
  to: WorkStatus
  note?: string | undefined
  hold_reason?: HoldReason | undefined
  client_id?: string | undefined
  /** Columns to change in the same update. */
  set?: Pick<Updateable<DB['work_order']>, 'assigned_to' | 'vendor_id' | 'approved_amount'>
}

/**
 * Changes an order's status, and that of its request. The update compares the old status, so of two concurrent changes only one
 * succeeds. System only: callers check permission.
 */
export async function setOrderStatus(
  tx: Tx,
  by: By,
  order: OrderRow,
  { to, note, hold_reason, client_id, set = {} }: Moved,
): Promise<void> {
  const from = order.status
  const isDone = to === 'DONE' || to === 'CLOSED'
  const moved = await tx
    .updateTable('work_order')
    .set({
      ...set,
      status: to,
      hold_reason: to === 'ON_HOLD' ? (hold_reason ?? 'PARTS') : null,
      done_at: isDone ? (order.done_at ?? tx.now) : null,
      closed_at: to === 'CLOSED' ? tx.now : null,
    })
    .where('id', '=', order.id)
    .where('status', '=', from)
    .returning(['assigned_to', 'vendor_id'])
    .executeTakeFirst()
  if (!moved) throw notPossibleNow(order)
  const event_id = await writeWorkLine(tx, by, order.id, {
    kind: 'MOVED',
    from_value: from,
    to_value: to,
    ...{ note, client_id },
  })
  if (to === 'DONE') await endVisits(tx, by, order.id)
  if (from === 'DONE' && to === 'IN_PROGRESS') await notifyReopened(tx, order, note)
  await publish(tx, orderMoved, { order_id: order.id, event_id, from, to })
  if (order.request_id)
    await followWork(tx, by && 'user_id' in by ? by : null, order.request_id, {
      ...{ order_id: order.id, work: to, note, hold_reason },
      is_again: from === 'DONE' && to === 'IN_PROGRESS',
      assigned_to: moved.assigned_to ?? order.created_by,
    })
}
