import type { SendWorkNote } from '@gida/contract/domains/work-orders/order'
import type { Tx } from '../../../platform/db/db.ts'
import { problem } from '../../../platform/errors/problem.ts'
import { workMoversOf } from '../policy.ts'
import { wasSaid, writeWorkLine } from './log.ts'
import { getOrder, type OrderRow } from './order-queries.ts'

/** Notes something for who runs the home, owns it or does the work. With a `client_id` that was sent before it is that note. */
export async function addWorkNote(
  tx: Tx,
  actor: { user_id: string },
  id: string,
  { note, client_id }: SendWorkNote,
): Promise<OrderRow> {
  const order = await getOrder(tx, id)
  if (workMoversOf(actor, order).length === 0) throw problem('PERMISSION_DENIED')
  if (client_id && (await wasSaid(tx, id, client_id))) return order
  await writeWorkLine(tx, actor, id, { kind: 'NOTE', note, client_id })
  return order
}
