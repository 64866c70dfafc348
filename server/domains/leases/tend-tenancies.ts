import { addDays, type Day, lagosDay } from '@gida/contract/shared/dates'
import { sql } from 'kysely'
import type { Tx } from '../../platform/db/db.ts'
import { announce } from '../../platform/jobs/facts.ts'
import type { Services } from '../../platform/services.ts'
import { closeLease } from './close-lease.ts'
import { leaseEnding } from './events.ts'
import { raiseLeaseCharges } from './raise-lease-charges.ts'
import { tendUnits, unitsOf } from './tend-units.ts'

const BATCH = 200
/** Before the end, the sooner the later. */
const TOLD_BEFORE = [90, 60, 30] as const

/**
 * What a new day does: leases past their last day are closed, those whose first day has come begin, and the people of those
 * that end soon are told. Run again, it changes nothing.
 */
export async function tendTenancies(services: Services): Promise<void> {
  await eachOf(services, findOver, closeOver)
  await eachOf(services, findToBegin, beginLease)
  for (const days of TOLD_BEFORE) {
    while ((await services.transaction('system', (tx) => tellOfEndings(tx, days))) === BATCH);
  }
}

/** One transaction each, until a batch brings nothing more. */
async function eachOf(
  services: Services,
  find: (tx: Tx, today: Day) => Promise<{ id: string }[]>,
  tend: (tx: Tx, id: string) => Promise<boolean>,
): Promise<void> {
  for (;;) {
    const found = await services.transaction('system', (tx) => find(tx, lagosDay(tx.now)))
    let done = 0
    for (const { id } of found) if (await services.transaction('system', (tx) => tend(tx, id))) done++
    if (done === 0) return
  }
}

const findOver = (tx: Tx, today: Day) =>
  tx
    .selectFrom('lease')
    .select('id')
    .where('status', '=', 'ACTIVE')
    .where('end_date', '<', today)
    .orderBy('end_date')
    .limit(BATCH)
    .execute()

async function closeOver(tx: Tx, id: string): Promise<boolean> {
  const lease = await lockActive(tx, id)
  if (!lease) return false
  if (lease.next_charge_date) await raiseLeaseCharges(tx, id) // what fell due while nobody raised it is owed all the same
  return closeLease(tx, id)
}

const findToBegin = (tx: Tx, today: Day) =>
  tx
    .selectFrom('lease')
    .select('id')
    .where('status', '=', 'ACTIVE')
    .where('begun', '=', false)
    .where('start_date', '<=', today)
    .limit(BATCH)
    .execute()

/** The keys are handed over: what was promised is lived in. */
export async function beginLease(tx: Tx, id: string): Promise<boolean> {
  if (!(await lockActive(tx, id))) return false
  await tx.updateTable('lease').set({ begun: true }).where('id', '=', id).execute()
  await tendUnits(tx, await unitsOf(tx, id))
  return true
}

const lockActive = (tx: Tx, id: string) =>
  tx
    .selectFrom('lease')
    .select(['id', 'next_charge_date'])
    .where('id', '=', id)
    .where('status', '=', 'ACTIVE')
    .forNoKeyUpdate()
    .skipLocked()
    .executeTakeFirst()

/** Nobody is told of the end of a lease that was shorter than that from its first day, or that another one follows. */
async function tellOfEndings(tx: Tx, days: number): Promise<number> {
  const today = lagosDay(tx.now)
  const { rows } = await sql<{ id: string }>`
    update lease set ending_told = ${days} where id in (
      select l.id from lease l
      where l.status = 'ACTIVE' and l.ending_kind is null and l.end_date between ${today}::date and ${addDays(today, days)}::date
        and l.end_date > ${addDays(today, soonerThan(days))}::date
        and l.start_date < l.end_date - ${days}::int and (l.ending_told is null or l.ending_told > ${days})
        and not exists (select from lease s where s.follows_id = l.id and s.status <> 'TERMINATED')
      order by l.end_date limit ${sql.lit(BATCH)} for update skip locked)
    returning id`.execute(tx)
  for (const { id } of rows) await announce(tx, leaseEnding, { lease_id: id, days })
  return rows.length
}

/** A lease that ends within 30 days is told of as that, and not as one of the 90 too. */
const soonerThan = (days: number): number => TOLD_BEFORE.find((other) => other < days) ?? -1
