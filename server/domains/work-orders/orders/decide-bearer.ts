import type { DecideBearer } from '@gida/contract/domains/work-orders/order'
import { isOver } from '@gida/contract/domains/work-orders/rules'
import type { Tx } from '../../../platform/db/db.ts'
import { Problem, problem } from '../../../platform/errors/problem.ts'
import { writeWorkLine } from './log.ts'
import { getOrder, lockOrder, type OrderRow } from './order-queries.ts'
import { notPossibleNow } from './set-status.ts'

/** Decides, once, who bears the cost and why, since approvals depend on who pays. */
export async function decideBearer(
  tx: Tx,
  actor: { user_id: string },
  id: string,
  { bearer, reason }: DecideBearer,
): Promise<OrderRow> {
  const order = await lockOrder(tx, id)
  if (!order.is_run) throw problem('PERMISSION_DENIED')
  if (isOver(order.status)) throw notPossibleNow(order)
  if (!mayDecideBearer(order))
    throw new Problem('ILLEGAL_STATE', {
      message: 'Who pays is settled: the amount was approved or requested that way.',
    })
  if (bearer === 'TENANT' && !order.unit_id)
    throw problem('VALIDATION_ERROR', [
      { path: 'bearer', message: 'A single tenant cannot be charged for what is shared.' },
    ])
  await tx
    .updateTable('work_order')
    .set({ bearer, bearer_reason: reason, bearer_decided_by: actor.user_id, bearer_decided_at: tx.now })
    .where('id', '=', id)
    .execute()
  await writeWorkLine(tx, actor, id, {
    ...{ kind: 'BEARER', from_value: order.bearer, to_value: bearer, note: reason },
  })
  return getOrder(tx, id)
}

export const mayDecideBearer = ({ bearer, approved_amount, status }: OrderRow): boolean =>
  bearer === null || (approved_amount === null && status !== 'APPROVAL')
