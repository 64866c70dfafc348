import type { Tx } from '../../../platform/db/db.ts'
import { problem } from '../../../platform/errors/problem.ts'
import { workMoversOf } from '../policy.ts'
import { writeWorkLine } from './log.ts'
import { getOrder, type OrderRow } from './order-queries.ts'

/** Notes something for who runs the home, owns it or does the work. */
export async function addWorkNote(
  tx: Tx,
  actor: { user_id: string },
  id: string,
  note: string,
): Promise<OrderRow> {
  const order = await getOrder(tx, id)
  if (workMoversOf(actor, order).length === 0) throw problem('PERMISSION_DENIED')
  await writeWorkLine(tx, actor, id, { kind: 'NOTE', note })
  return order
}
