import { addDays, lagosDay } from '@gida/contract/shared/dates'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../../platform/db/db.ts'
import { type BatchItem, behind, inTransaction, pagesOf, runBatch } from '../../../platform/jobs/batch.ts'
import { announce } from '../../../platform/jobs/facts.ts'
import type { Services } from '../../../platform/services.ts'
import { raiseLeaseCharges } from '../charges/raise-lease-charges.ts'
import { closeLease } from '../endings/close-lease.ts'
import { leaseEnding } from '../events.ts'
import { tendUnits, unitsOf } from './tend-units.ts'

/** Before the end, the sooner the later. */
const TOLD_BEFORE = [90, 60, 30] as const

/**
 * What a new day does: leases past their last day are closed, those whose first day has come begin, and the people of those
 * that end soon are told. Run again, it changes nothing.
 */
export async function tendTenancies(services: Services): Promise<void> {
  const each = (name: string, find: Find, tend: (tx: Tx, id: string) => Promise<boolean>) =>
    runBatch(services, {
      name,
      items: pagesOf<BatchItem>(services, find),
      each: inTransaction(services, (tx, { id }) => tend(tx, id)),
    })
  await each('close_leases', findOver, closeOver)
  await each('begin_leases', findToBegin, beginLease)
  for (const days of TOLD_BEFORE)
    await each(`tell_of_endings_${days}`, findEnding(days), (tx, id) => tellOfEnding(tx, id, days))
}

type Find = (tx: Tx, after: BatchItem | undefined, limit: number) => Promise<BatchItem[]>

const pageOfActive = (tx: Tx, after: BatchItem | undefined, limit: number) =>
  tx
    .selectFrom('lease')
    .select('id')
    .where('status', '=', 'ACTIVE')
    .where('id', '>', behind(after))
    .orderBy('id')
    .limit(limit)

const findOver: Find = (tx, after, limit) =>
  pageOfActive(tx, after, limit).where('end_date', '<', lagosDay(tx.now)).execute()

async function closeOver(tx: Tx, id: string): Promise<boolean> {
  const lease = await lockActive(tx, id)
  if (!lease) return false
  if (lease.next_charge_date) await raiseLeaseCharges(tx, id) // what fell due while nobody raised it is owed all the same
  return closeLease(tx, id)
}

const findToBegin: Find = (tx, after, limit) =>
  pageOfActive(tx, after, limit)
    .where('begun', '=', false)
    .where('start_date', '<=', lagosDay(tx.now))
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

const findEnding =
  (days: number): Find =>
  (tx, after, limit) =>
    pageOfActive(tx, after, limit).where(isToBeTold(tx.now, days)).execute()

/** Nobody is told of the end of a lease that was shorter than that from its first day, or that another one follows. */
function isToBeTold(now: Date, days: number): RawBuilder<boolean> {
  const today = lagosDay(now)
  return sql`(lease.ending_kind is null and lease.end_date between ${today}::date and ${addDays(today, days)}::date
    and lease.end_date > ${addDays(today, soonerThan(days))}::date
    and lease.start_date < lease.end_date - ${days}::int and (lease.ending_told is null or lease.ending_told > ${days})
    and not exists (select from lease s where s.follows_id = lease.id and s.status <> 'TERMINATED'))`
}

async function tellOfEnding(tx: Tx, id: string, days: number): Promise<boolean> {
  if (!(await lockActive(tx, id))) return false
  const told = await tx
    .updateTable('lease')
    .set({ ending_told: days })
    .where('id', '=', id)
    .where(isToBeTold(tx.now, days))
    .returning('id')
    .executeTakeFirst()
  if (!told) return false
  await announce(tx, leaseEnding, { lease_id: id, days })
  return true
}

/** A lease that ends within 30 days is told of as that, and not as one of the 90 too. */
const soonerThan = (days: number): number => TOLD_BEFORE.find((other) => other < days) ?? -1
