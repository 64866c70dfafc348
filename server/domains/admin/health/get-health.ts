import type { PlatformHealth } from '@gida/contract/domains/admin/health'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/db.ts'
import { readSetting } from '../../../platform/db/settings.ts'
import { readQueue } from '../queue-state.ts'
import { percentileOf } from './percentile.ts'
import { readStandbys } from './read-standbys.ts'

const MOST_SHOWN = 12
type Way = PlatformHealth['ways'][number]
type WayRow = { way: Way['way']; last_success_at: Date | null; failed: number; open_until: Date | null }
type CallRow = { call: string; count: number; errors: number; slowest_ms: number; up_to: number[] }

/** The state of the installation, from data that is stored anyway. */
export async function getPlatformHealth(tx: Tx): Promise<PlatformHealth> {
  return {
    jobs: await readJobs(tx),
    ways: await readWays(tx),
    storage: await readStorage(tx),
    database: await readSizes(tx),
    calls: await readCalls(tx),
    ledger: await readLedgerCheck(tx),
    standbys: await readStandbys(tx),
    last_backup_at: await readMoment(tx, 'last_backup_at'),
    backups_sent_at: await readMoment(tx, 'backups_sent_at'),
    checked_at: tx.now.toISOString(),
  }
}

async function readJobs(tx: Tx): Promise<PlatformHealth['jobs']> {
  const queue = await readQueue(tx)
  const kinds = await sql<
    PlatformHealth['jobs']['kinds'][number]
  >`select * from app.queue_kinds(${MOST_SHOWN})`.execute(tx)
  const given_up = await sql<{ count: number }>`
    select count(*) as count from given_up_job where given_up_at > ${tx.now}::timestamptz - interval '30 days'`.execute(
    tx,
  )
  return { ...queue, kinds: kinds.rows, given_up: given_up.rows[0]?.count ?? 0 }
}

async function readWays(tx: Tx): Promise<Way[]> {
  const ways = await sql<WayRow>`select * from app.ways_out()`.execute(tx)
  const outage = await sql<{ since: Date | null }>`select app.payment_outage() as since`.execute(tx)
  const since = outage.rows[0]?.since?.toISOString() ?? null
  return ways.rows.map(({ way, last_success_at, failed, open_until }) => ({
    ...{ way, failed, down_since: way === 'PAYMENTS' ? since : null },
    last_success_at: last_success_at?.toISOString() ?? null,
    open_until: open_until?.toISOString() ?? null,
  }))
}

async function readStorage(tx: Tx): Promise<PlatformHealth['storage']> {
  const { rows } = await sql<PlatformHealth['storage']>`
    select count(*) as files, coalesce(sum(size), 0)::bigint as bytes from file`.execute(tx)
  return rows[0] ?? { files: 0, bytes: 0 }
}

async function readMoment(tx: Tx, key: string): Promise<string | null> {
  const kept = await readSetting(tx, key)
  return typeof kept === 'string' ? new Date(kept).toISOString() : null
}

async function readSizes(tx: Tx): Promise<PlatformHealth['database']> {
  const { rows } = await sql<{ name: string | null; bytes: number }>`
    select * from app.database_size(${MOST_SHOWN})`.execute(tx)
  return {
    bytes: rows.find(({ name }) => name === null)?.bytes ?? 0,
    tables: rows.flatMap(({ name, bytes }) => (name === null ? [] : { name, bytes })),
  }
}

/** The calls of the last day, failing ones first, then by 95th percentile. */
async function readCalls(tx: Tx): Promise<PlatformHealth['calls']> {
  const { rows } = await sql<CallRow>`
    select call, sum(count)::bigint as count, sum(errors)::bigint as errors, max(slowest_ms) as slowest_ms,
      array(select sum(u.n)::int from call_hour h2 cross join unnest(h2.up_to) with ordinality u (n, i)
        where h2.call = h.call and h2.hour > ${tx.now}::timestamptz - interval '24 hours' group by u.i order by u.i) as up_to
    from call_hour h where hour > ${tx.now}::timestamptz - interval '24 hours' group by call`.execute(tx)
  return rows
    .map(({ up_to, ...call }) => ({ ...call, p95_ms: percentileOf(up_to, 95) }))
    .sort(
      (a, b) =>
        b.errors - a.errors || (b.p95_ms ?? Infinity) - (a.p95_ms ?? Infinity) || b.slowest_ms - a.slowest_ms,
    )
    .slice(0, MOST_SHOWN)
}

/** The last ledger check, running or finished. */
export async function readLedgerCheck(tx: Tx): Promise<PlatformHealth['ledger']> {
  const { rows } = await sql<{ status: string; checked_at: Date | null; faults: number; rules: number }>`
    select c.status, c.finished_at as checked_at, c.rule_count as rules,
      (select coalesce(sum(faults), 0)::bigint from ledger_check_rule where ledger_check_id = c.id) as faults
    from ledger_check c order by started_at desc limit 1`.execute(tx)
  const [last] = rows
  if (!last) return null
  const { status, checked_at, faults, rules } = last
  return { is_running: status === 'RUNNING', checked_at: checked_at?.toISOString() ?? null, faults, rules }
}
