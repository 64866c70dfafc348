import type { Tx } from '../../platform/db/db.ts'
import { countUnread } from './queries.ts'
import { spareDevices } from './ways/ring-devices.ts'

/** Marks all of a person's notifications as read. One that arrives concurrently stays unread and is counted. */
export async function markAllNotificationsRead(
  tx: Tx,
  user_id: string,
): Promise<{ marked: number; unread_count: number }> {
  const read = await tx
    .updateTable('notification')
    .set({ read_at: tx.now })
    .where('user_id', '=', user_id)
    .where('read_at', 'is', null)
    .returning('id')
    .execute()
  await spareDevices(
    tx,
    read.map(({ id }) => id),
  )
  return { marked: read.length, unread_count: await countUnread(tx, user_id) }
}
