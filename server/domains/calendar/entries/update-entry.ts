import type { UpdateEntry } from '@gida/contract/domains/calendar/calendar'
import type { Tx } from '../../../platform/db/db.ts'
import { type EntryRow, getEntry, timesOf } from './queries.ts'

/** Changes the given fields. If moved without `all_day`, it gets a time of day. */
export async function updateEntry(
  tx: Tx,
  id: string,
  { title, notes, start, end, all_day = false }: UpdateEntry,
): Promise<EntryRow> {
  await getEntry(tx, id)
  await tx
    .updateTable('calendar_entry')
    .set({
      ...{ title, notes, changed_at: tx.now },
      ...(start !== undefined && end !== undefined && timesOf({ start, end, all_day })),
    })
    .where('id', '=', id)
    .execute()
  return getEntry(tx, id)
}
