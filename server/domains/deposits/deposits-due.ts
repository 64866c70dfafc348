import type { Day } from '@gida/contract/shared/dates'
import { sql } from 'kysely'
import type { Actor } from '../../platform/access/actor.ts'
import type { Tx } from '../../platform/db/db.ts'
import { leasesOf } from '../leases/index.ts'
import { clocksOf } from './deposit-clock.ts'
import { getDepositRows } from './queries.ts'

/** Upper limit for a calendar. */
const MOST_CLOCKS = 200

type Due = { count: number; amount: number; days_left: number | null }

type DueDeposit = {
  lease_id: string
  unit_label: string
  amount: number
  due_on: Day
  days_left: number
}

/** Deposits of ended tenancies that are due by a day or late, with their deadlines, oldest first. */
export async function depositClocks(
  tx: Tx,
  actor: Actor,
  { until, estate_id }: { until: Day; estate_id?: string | undefined },
): Promise<DueDeposit[]> {
  const { rows } = await sql<{ id: string }>`
    select l.id from deposit d join lease l on l.id = d.lease_id join estate e on e.id = d.estate_id
    where (d.held > 0 or d.state = 'SETTLED') and l.status in ('EXPIRED', 'TERMINATED')
      and l.id in (select id from lease where ${leasesOf(actor)}) and ${estate_id ? sql`d.estate_id = ${estate_id}::uuid` : sql`true`}
      and l.end_date + e.deposit_return_days <= ${until}::date
    order by l.end_date + e.deposit_return_days, l.id limit ${sql.lit(MOST_CLOCKS)}`.execute(tx)
  const found = await getDepositRows(
    tx,
    rows.map(({ id }) => id),
  )
  const clocks = await clocksOf(tx, found)
  return found.flatMap(({ id, unit_label, state, held, to_return }) => {
    const clock = clocks.get(id)
    const amount = state === 'SETTLED' ? (to_return ?? 0) : held
    return clock ? [{ lease_id: id, unit_label, amount, ...clock }] : []
  })
}

/** Number, amount and earliest deadline of the deposits in the list of those due. */
export async function depositsDue(tx: Tx, actor: Actor, estate_id?: string): Promise<Due> {
  const { rows } = await sql<{ count: number; amount: number; oldest: string | null }>`
    select count(*)::int as count,
      coalesce(sum(case d.state when 'SETTLED' then d.to_return else d.held end), 0)::bigint as amount,
      (array_agg(l.id order by l.end_date + e.deposit_return_days, l.id))[1] as oldest
    from deposit d join (
        select id, end_date from lease where status in ('EXPIRED', 'TERMINATED') and ${leasesOf(actor)}) l on l.id = d.lease_id
      join estate e on e.id = d.estate_id
    where (d.held > 0 or d.state = 'SETTLED') and ${estate_id ? sql`d.estate_id = ${estate_id}::uuid` : sql`true`}`.execute(
    tx,
  )
  const { count = 0, amount = 0, oldest = null } = rows[0] ?? {}
  const clocks = await clocksOf(tx, await getDepositRows(tx, oldest ? [oldest] : []))
  return { count, amount, days_left: clocks.get(oldest ?? '')?.days_left ?? null }
}
