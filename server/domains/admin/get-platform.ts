import type { Platform } from '@gida/contract/domains/admin/endpoints'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Tx } from '../../platform/db/db.ts'
import { ledgerTotals } from '../ledger/index.ts'
import { readQueue } from './queue-state.ts'

type State = z.infer<typeof Platform>

/** Counts, job queue, storage, and whether the books balance. Payments and units come from rollups. */
export async function getPlatform(tx: Tx): Promise<State> {
  const counts = await sql<State['counts']>`
    select (select coalesce(sum(count), 0)::bigint from people_count where estate_id is null) as users, (select count(*) from estate) as estates,
      (select coalesce(sum(unit_count), 0)::bigint from property) as units, (select coalesce(sum(count), 0)::bigint from lease_count
        where scope_id = any (array(select id from estate))) as leases,
      (select coalesce(sum(count), 0)::bigint from payment_total
        where scope_id = any (array(select id from estate))) as payments`.execute(tx)
  const { waiting, failing } = await readQueue(tx)
  const storage = await sql<State['storage']>`
    select count(*) as files, coalesce(sum(size), 0)::bigint as bytes from file`.execute(tx)
  return {
    counts: counts.rows[0] ?? { users: 0, estates: 0, units: 0, leases: 0, payments: 0 },
    jobs: { waiting, failing },
    storage: storage.rows[0] ?? { files: 0, bytes: 0 },
    ledger: await ledgerTotals(tx),
  }
}
