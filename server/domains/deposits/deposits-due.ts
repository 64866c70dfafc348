import { addDays, type Day, lagosDay } from '@gida/contract/shared/dates'
import { sql } from 'kysely'
import type { Actor } from '../../platform/access/actor.ts'
import type { Tx } from '../../platform/db/db.ts'
import { leasesOf } from '../leases/index.ts'
import { clocksOf } from './deposit-clock.ts'
import { getDepositRows } from './queries.ts'

/** More of them are counted and not added up. */
const MOST_ADDED_UP = 200

type DueDeposit = {
  lease_id: string
  unit_label: string
  amount: number
  due_on: Day
  days_left: number
}

/** Deposits of tenancies that are over and that are to be back by a day, or are late; each with its clock, the oldest first. */
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
    order by l.end_date + e.deposit_return_days, l.id limit ${sql.lit(MOST_ADDED_UP)}`.execute(tx)
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

/** How many of them are to be back by so many days from now, or are late, and how late the oldest is by its clock. */
export async function depositsDue(
  tx: Tx,
  actor: Actor,
  within_days: number,
  estate_id?: string,
): Promise<{ count: number; amount: number; days_left: number | null }> {
  const until = addDays(lagosDay(tx.now), within_days)
  const due = (await depositClocks(tx, actor, { until, estate_id })).filter(
    ({ days_left }) => days_left <= within_days,
  )
  return {
    count: due.length,
    amount: due.reduce((sum, { amount }) => sum + amount, 0),
    days_left: due.length > 0 ? Math.min(...due.map(({ days_left }) => days_left)) : null,
  }
}
