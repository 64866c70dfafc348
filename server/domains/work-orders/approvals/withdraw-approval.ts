import type { Actor } from '../../../platform/access/actor.ts'
import { asSystem } from '../../../platform/access/as-system.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { orNotFound, Problem, problem } from '../../../platform/errors/problem.ts'
import { getOrder, lockOrder, type OrderRow } from '../orders/order-queries.ts'
import { setOrderStatus } from '../orders/set-status.ts'

/** Withdraws an undecided approval. The quotes stay, so another one can be chosen. */
export async function withdrawApproval(
  tx: Tx,
  actor: Actor,
  id: string,
  { note }: { note: string },
): Promise<OrderRow> {
  const { order_id } = orNotFound(
    await tx.selectFrom('work_approval').select('order_id').where('id', '=', id).executeTakeFirst(),
  )
  const order = await lockOrder(tx, order_id)
  if (!order.is_run) throw problem('PERMISSION_DENIED')
  await asSystem(tx, async () => {
    const withdrawn = await tx
      .updateTable('work_approval')
      .set({ state: 'WITHDRAWN', decided_at: tx.now })
      .where('id', '=', id)
      .where('state', '=', 'ASKED')
      .returning('id')
      .executeTakeFirst()
    if (!withdrawn) throw new Problem('ILLEGAL_STATE', { message: 'This has already been answered.' })
    await setOrderStatus(tx, actor, order, { to: 'QUOTING', note })
  })
  return getOrder(tx, order_id)
}
