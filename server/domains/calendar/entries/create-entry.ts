import type { CreateEntry } from '@gida/contract/domains/calendar/calendar'
import type { Tx } from '../../../platform/db/db.ts'
import { findSent, sentAs } from '../../../platform/db/rows/sent-once.ts'
import { type EntryRow, getEntry, timesOf } from './queries.ts'

/** Creates a personal entry. Idempotent by `client_id`. */
export async function createEntry(
  tx: Tx,
  { user_id }: { user_id: string },
  { client_id, ...wanted }: CreateEntry,
): Promise<{ row: EntryRow; is_new: boolean }> {
  const sent = sentAs(client_id, wanted)
  const known = await findSent(tx, 'calendar_entry', { user_id }, sent)
  if (known) return { row: await getEntry(tx, known), is_new: false }
  const { title, notes, ...times } = wanted
  const { id } = await tx
    .insertInto('calendar_entry')
    .values({ user_id, title, notes, ...timesOf(times), ...sent })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { row: await getEntry(tx, id), is_new: true }
}
