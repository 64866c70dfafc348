import { sql } from 'kysely'
import type { Tx } from '../../platform/db/db.ts'
import type { Services } from '../../platform/services.ts'
import { raiseLeaseCharges } from './raise-lease-charges.ts'

/** Leases looked for at a time. Each is charged in a transaction of its own. */
const BATCH = 200

/** Raises every charge whose time has come. Run again, or by several at once, it raises nothing twice. */
export async function raiseDueCharges(services: Services): Promise<number> {
  let raised = 0
  for (;;) {
    const ids = await services.transaction('system', findDue)
    let now = 0
    for (const id of ids) if (await services.transaction('system', (tx) => raiseIfDue(tx, id))) now++
    raised += now
    if (now === 0) return raised
  }
}

/** By estate, since each says how far ahead it charges; an index gives the first of each. */
async function findDue(tx: Tx): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select l.id from estate e cross join lateral (
      select id, next_charge_date from lease
      where estate_id = e.id and next_charge_date <= (app.today() + make_interval(months => e.charge_months_ahead))::date
      order by next_charge_date limit ${sql.lit(BATCH)}) l
    limit ${sql.lit(BATCH)}`.execute(tx)
  return rows.map((row) => row.id)
}

/** Another one who raises it at this moment is left to it. */
async function raiseIfDue(tx: Tx, id: string): Promise<boolean> {
  const due = await tx
    .selectFrom('lease')
    .innerJoin('estate', 'estate.id', 'lease.estate_id')
    .select('lease.id')
    .where('lease.id', '=', id)
    .where('lease.status', '=', 'ACTIVE')
    .where(
      sql<boolean>`lease.next_charge_date <= (app.today() + make_interval(months => estate.charge_months_ahead))::date`,
    )
    .forNoKeyUpdate('lease')
    .skipLocked()
    .executeTakeFirst()
  if (!due) return false
  await raiseLeaseCharges(tx, id)
  return true
}
