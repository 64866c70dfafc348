import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/db.ts'
import { batchOrEach } from '../../../platform/db/savepoint.ts'

/** Deletes accounts that were never used and that nothing refers to; others stay. Returns how many were deleted. */
export async function removeUnusedPeople(tx: Tx, ids: readonly string[]): Promise<number> {
  let removed = 0
  await batchOrEach(
    tx,
    ids,
    async (some) => {
      const gone = await sql`
        delete from users u where u.id = any (${[...some]}::uuid[]) and u.status = 'PENDING_VERIFICATION'
          and not exists (select from credential c where c.user_id = u.id)
          and not exists (select from session s where s.user_id = u.id)`.execute(tx)
      removed += Number(gone.numAffectedRows ?? 0n)
    },
    async () => {}, // still referred to, so it stays
  )
  return removed
}
