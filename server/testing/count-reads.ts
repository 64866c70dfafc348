import { sql } from 'kysely'
import type { Tx } from '../platform/db/db.ts'
import type { Services } from '../platform/services.ts'

/** The same services, counting the rows of some tables that their transactions read. */
export function countReads(services: Services, tables: string[]): { services: Services; read(): number } {
  let rows = 0
  const count = async (tx: Tx) => {
    const found = await sql<{ n: number }>`
      select sum(coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0))::bigint as n
      from pg_stat_xact_user_tables where relname = any (${tables}::text[])`.execute(tx)
    return found.rows[0]?.n ?? 0
  }
  const transaction: Services['transaction'] = (actor, work) =>
    services.transaction(actor, async (tx) => {
      rows -= await count(tx)
      const done = await work(tx)
      rows += await count(tx)
      return done
    })
  return { services: { ...services, transaction }, read: () => rows }
}
