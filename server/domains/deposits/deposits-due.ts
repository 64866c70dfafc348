import { lagosDay } from '@gida/contract/shared/dates'
import { sql } from 'kysely'
import type { Actor } from '../../platform/access/actor.ts'
import type { Tx } from '../../platform/db/db.ts'
import { leasesOf } from '../leases/index.ts'
import { clocksOf } from './deposit-clock.ts'
import { getDepositRows } from './queries.ts'

/** More of them are counted and not added up. */
const MOST_ADDED_UP = 200

/** Deposits of tenancies that are over and that are to be back by so many days from now, or are late; the oldest by its clock. */
export async function depositsDue(
  tx: Tx,
  actor: Actor,
  within_days: number,
  estate_id?: string,
): Promise<{ count: number; amount: number; days_left: number | null }> {
  const { rows } = await sql<{ id: string }>`
    select l.id from deposit d join lease l on l.id = d.lease_id join estate e on e.id = d.estate_id
    where (d.held > 0 or d.state = 'SETTLED') and l.status in ('EXPIRED', 'TERMINATED')
      and l.id in (select id from lease where ${leasesOf(actor)}) and ${estate_id ? sql`d.estate_id = ${estate_id}::uuid` : sql`true`}
      and l.end_date + e.deposit_return_days <= ${lagosDay(tx.now)}::date + ${within_days}::int
    order by l.end_date + e.deposit_return_days, l.id limit ${sql.lit(MOST_ADDED_UP)}`.execute(tx)
  const found = await getDepositRows(
    tx,
    rows.map(({ id }) => id),
  )
  const clocks = await clocksOf(tx, found)
  const due = found.filter(({ id }) => (clocks.get(id)?.days_left ?? 0) <= within_days)
  return {
    count: due.length,
    amount: due.reduce(
      (sum, { state, held, to_return }) => sum + (state === 'SETTLED' ? (to_return ?? 0) : held),
      0,
    ),
    days_left: due.length > 0 ? Math.min(...due.map(({ id }) => clocks.get(id)?.days_left ?? 0)) : null,
  }
}
