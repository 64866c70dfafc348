import type { SendWorkNote } from '@gida/contract/domains/work-orders/order'
import type { Tx } from '../../../platform/db/db.ts'
import { problem } from '../../../platform/errors/problem.ts'
import { workMoversOf } from '../policy.ts'
import { isRecorded, writeWorkLine } from './log.ts'
import { getOrder, type OrderRow } from './order-queries.ts'

/** Adds a note for the staff, the owner and whoever does the work. Idempotent by `client_id`. */
export async function addWorkNote(
  tx: Tx,
  actor: { user_id: string },
  id: string,
  { note, client_id }: SendWorkNote,
): Promise<OrderRow> {
  const order = await getOrder(tx, id)
  if (workMoversOf(actor, order).length === 0) throw problem('PERMISSION_DENIED')
  if (client_id && (await isRecorded(tx, id, client_id))) return order
  await writeWorkLine(tx, actor, id, { kind: 'NOTE', note, client_id })
  return order
}
