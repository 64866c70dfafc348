import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/db.ts'
import { type BatchItem, behind, inTransaction, pagesOf, runBatch } from '../../../platform/jobs/batch.ts'
import type { Services } from '../../../platform/services.ts'
import { raiseLeaseCharges } from './raise-lease-charges.ts'

/** Raises every due charge and returns the number of leases. Safe to repeat or run concurrently. */
export async function raiseDueCharges(services: Services): Promise<number> {
  const { done } = await runBatch(services, {
    name: 'raise_due_charges',
    items: pagesOf(services, findDue),
    each: inTransaction(services, (tx, { id }) => raiseIfDue(tx, id)),
  })
  return done
}

/** By estate, since each has its own horizon. */
async function findDue(tx: Tx, after: BatchItem | undefined, limit: number): Promise<BatchItem[]> {
  const { rows } = await sql<BatchItem>`
    select l.id from estate e join lease l on l.estate_id = e.id
      and l.next_charge_date <= (app.today() + make_interval(months => e.charge_months_ahead))::date
    where l.id > ${behind(after)} order by l.id limit ${limit}`.execute(tx)
  return rows
}

/** Skips a lease that another transaction is processing. */
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
