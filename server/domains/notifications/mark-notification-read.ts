import type { Tx } from '../../platform/db/db.ts'
import { orNotFound } from '../../platform/errors/problem.ts'
import type { NotificationRow } from './queries.ts'
import { spareDevices } from './ways/ring-devices.ts'

/** Marks a notification as read. Idempotent: the first time of reading stays. */
export async function markNotificationRead(tx: Tx, user_id: string, id: string): Promise<NotificationRow> {
  const read = await tx
    .updateTable('notification')
    .set((eb) => ({ read_at: eb.fn.coalesce('read_at', eb.val(tx.now)) }))
    .where('id', '=', id)
    .where('user_id', '=', user_id)
    .returningAll()
    .executeTakeFirst()
  const row = orNotFound(read)
  await spareDevices(tx, [row.id])
  return row
}
