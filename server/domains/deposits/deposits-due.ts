import { sql } from 'kysely'
import type { Actor } from '../../platform/access/actor.ts'
import type { Tx } from '../../platform/db/db.ts'
import { leasesOf } from '../leases/index.ts'
import { clocksOf } from './deposit-clock.ts'
import { getDepositRows } from './queries.ts'

type Due = { count: number; amount: number; days_left: number | null }

/** Deposits of tenancies that are over, as the list of those that are due has them; the oldest by its clock. */
export async function depositsDue(tx: Tx, actor: Actor, estate_id?: string): Promise<Due> {
  const { rows } = await sql<{ count: number; amount: number; oldest: string | null }>`
    select count(*)::int as count,
      coalesce(sum(case d.state when 'SETTLED' then d.to_return else d.held end), 0)::bigint as amount,
      (array_agg(l.id order by l.end_date + e.deposit_return_days, l.id))[1] as oldest
    from deposit d join lease l on l.id = d.lease_id join estate e on e.id = d.estate_id
    where (d.held > 0 or d.state = 'SETTLED') and l.status in ('EXPIRED', 'TERMINATED')
      and l.id in (select id from lease where ${leasesOf(actor)})
      and ${estate_id ? sql`d.estate_id = ${estate_id}::uuid` : sql`true`}`.execute(tx)
  const { count = 0, amount = 0, oldest = null } = rows[0] ?? {}
  const clocks = await clocksOf(tx, await getDepositRows(tx, oldest ? [oldest] : []))
  return { count, amount, days_left: clocks.get(oldest ?? '')?.days_left ?? null }
}
