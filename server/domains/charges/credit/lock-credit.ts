import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/db.ts'
import { account } from '../../ledger/index.ts'

/** Two at once would both spend it: whoever spends or takes credit waits here, before any charge is locked. */
export async function lockCredit(tx: Tx, tenant_id: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${account.credit(tenant_id)}, 0))`.execute(tx)
}
