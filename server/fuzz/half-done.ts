import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { checkLedger } from '../domains/ledger/check-ledger.ts'
import { withClient } from '../platform/db/schema/provision.ts'
import type { World } from '../testing/world.ts'
import type { Cast } from './cast.ts'

const LONGEST_JOB_MS = 5_000

/** What is half done once everything that was asked has been answered and no job waits. None is what is wanted. */
export async function faultsOfHalfDone(world: World): Promise<string[]> {
  const checks = await world.services.transaction('system', (tx) => checkLedger(tx))
  const open = await withClient(world.ownerUrl, async (client) => [
    ...(await leftOpen(client)),
    ...(await linesOf(
      client,
      `select 'a job failed: ' || task_identifier || ' ' || coalesce(last_error, '') as line
       from graphile_worker.jobs where last_error is not null limit 20`,
    )),
  ])
  return [...checks.filter(({ faults }) => faults > 0).map(({ name }) => `the books: ${name}`), ...open]
}

/** All that belongs to the estate in which nobody did anything, as one text a table. */
export async function fingerprint(world: World, { estate_id, people }: Cast['untouched']) {
  return withClient(world.ownerUrl, async (client) => {
    const tables = await client.query<{ name: string; of: string }>(
      `select table_name as name, string_agg(column_name, ',') as of from information_schema.columns
       join information_schema.tables using (table_schema, table_name)
       where table_schema = 'public' and table_type = 'BASE TABLE' and column_name in ('estate_id', 'user_id', 'tenant_id')
       group by 1 order by 1`,
    )
    const found: Record<string, string> = {}
    for (const { name, of } of tables.rows) {
      const isTheirs = of
        .split(',')
        .map((column) => (column === 'estate_id' ? 'estate_id = $1' : `${column} = any($2)`))
        .join(' or ')
      const { rows } = await client.query<{ mark: string }>(
        `select count(*) || ' ' || coalesce(sum(hashtext(t::text)::bigint), 0) as mark from "${name}" t
         where ${isTheirs} or ($1::uuid is null and $2::uuid[] is null)`,
        [estate_id, people],
      )
      found[name] = rows[0]?.mark ?? ''
    }
    return found
  })
}

async function linesOf(client: pg.Client, query: string): Promise<string[]> {
  const { rows } = await client.query<{ line: string }>(query)
  return rows.map(({ line }) => line)
}

/** What is open now and stays so; what runs by the clock meanwhile ends. */
async function leftOpen(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ now: string }>('select now()::text as now')
  const last = Date.now() + LONGEST_JOB_MS
  for (;;) {
    const lines = await linesOf(
      client,
      `select 'a transaction is left open: ' || query as line from pg_stat_activity
       where datname = current_database() and state like 'idle in transaction%' and xact_start <= '${rows[0]?.now}'`,
    )
    if (lines.length === 0 || Date.now() > last) return lines
    await pause(50)
  }
}
