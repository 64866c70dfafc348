import type { Tx } from '../../../platform/db/db.ts'
import { getEntry } from './queries.ts'

export async function deleteEntry(tx: Tx, id: string): Promise<void> {
  await getEntry(tx, id)
  await tx.deleteFrom('calendar_entry').where('id', '=', id).execute()
}
