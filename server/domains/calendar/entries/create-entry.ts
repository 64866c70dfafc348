import type { CreateEntry } from '@gida/contract/domains/calendar/calendar'
import type { Tx } from '../../../platform/db/db.ts'
import { type EntryRow, getEntry, timesOf } from './queries.ts'

export async function createEntry(
  tx: Tx,
  { user_id }: { user_id: string },
  { title, notes, ...times }: CreateEntry,
): Promise<EntryRow> {
  const { id } = await tx
    .insertInto('calendar_entry')
    .values({ user_id, title, notes, ...timesOf(times) })
    .returning('id')
    .executeTakeFirstOrThrow()
  return getEntry(tx, id)
}
