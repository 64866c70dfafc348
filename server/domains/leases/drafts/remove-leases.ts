import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/db.ts'
import { eraseCharges } from '../../charges/index.ts'

/** Removes leases imported by mistake, with their charges. System only. */
export async function removeLeases(tx: Tx, ids: readonly string[]): Promise<void> {
  await eraseCharges(tx, { lease_ids: ids, keys: [] })
  await sql`delete from lease_unit where lease_id = any (${[...ids]}::uuid[])`.execute(tx)
  await sql`delete from lease where id = any (${[...ids]}::uuid[])`.execute(tx)
}
