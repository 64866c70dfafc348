import { asSystem } from '../../../platform/access/as-system.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { Problem, problem } from '../../../platform/errors/problem.ts'
import { writeWorkLine } from '../orders/log.ts'
import { getOrder, type OrderRow } from '../orders/order-queries.ts'

/** Records, once, why emergency work could not wait for approval. */
export async function explainEmergency(
  tx: Tx,
  actor: { user_id: string },
  order_id: string,
  explanation: string,
): Promise<OrderRow> {
  const order = await getOrder(tx, order_id)
  if (!order.is_run) throw problem('PERMISSION_DENIED')
  const explained = await asSystem(tx, () =>
    tx
      .updateTable('work_approval')
      .set({ explanation, explained_at: tx.now })
      .where('order_id', '=', order_id)
      .where('level', '=', 'EMERGENCY')
      .where('explained_at', 'is', null)
      .returning('id')
      .execute(),
  )
  if (explained.length === 0)
    throw new Problem('ILLEGAL_STATE', { message: 'Nothing here waits for an explanation.' })
  await writeWorkLine(tx, actor, order_id, { kind: 'EXPLAINED', note: explanation })
  return getOrder(tx, order_id)
}
