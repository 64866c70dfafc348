import { addDays, lagosDay } from '@gida/contract/shared/dates'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../../platform/db/db.ts'
import { type BatchItem, behind, inTransaction, pagesOf, runBatch } from '../../../platform/jobs/batch.ts'
import { publish } from '../../../platform/jobs/events.ts'
import type { Services } from '../../../platform/services.ts'
import { closeLease } from '../endings/close-lease.ts'
import { leaseEnding } from '../events.ts'
import { REMINDED_BEFORE } from './ending-reminders.ts'
import { unitsOf, updateUnitStatuses } from './update-unit-statuses.ts'

/**
 * Daily lease lifecycle: closes ended leases, starts those whose first day has come, frees units of expired invitations,
 * and announces upcoming ends. Idempotent.
 */
export async function runLeaseLifecycle(services: Services): Promise<void> {
  const each = (name: string, find: Find, change: (tx: Tx, id: string) => Promise<boolean>) =>
    runBatch(services, {
      name,
      items: pagesOf<BatchItem>(services, find),
      each: inTransaction(services, (tx, { id }) => change(tx, id)),
    })
  await each('close_leases', findOver, closeOver)
  await each('begin_leases', findToBegin, beginLease)
  await each('free_kept_units', findRunOut, freeUnits)
  for (const days of REMINDED_BEFORE)
    await each(`tell_of_endings_${days}`, findEnding(days), (tx, id) => notifyEnding(tx, id, days))
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
  return (await lockActive(tx, id)) !== undefined && (await closeLease(tx, id))
}

const findToBegin: Find = (tx, after, limit) =>
  pageOfActive(tx, after, limit)
    .where('begun', '=', false)
    .where('start_date', '<=', lagosDay(tx.now))
    .execute()

/** The reserved unit becomes occupied. */
export async function beginLease(tx: Tx, id: string): Promise<boolean> {
  if (!(await lockActive(tx, id))) return false
  await tx.updateTable('lease').set({ begun: true }).where('id', '=', id).execute()
  await updateUnitStatuses(tx, await unitsOf(tx, id))
  return true
}

const findRunOut: Find = (tx, after, limit) =>
  tx
    .selectFrom('lease')
    .innerJoin('invitation', 'invitation.id', 'lease.invitation_id')
    .innerJoin('unit', 'unit.id', 'lease.unit_id')
    .select('lease.id')
    .where('lease.status', '=', 'DRAFT')
    .where('lease.id', '>', behind(after))
    .where((eb) =>
      eb.or([
        eb('invitation.status', '=', 'REVOKED'), // also revoked together with a person's membership
        eb.and([
          eb('invitation.status', 'in', ['PENDING', 'EXPIRED']),
          eb('invitation.expires_at', '<=', tx.now),
        ]),
      ]),
    )
    .where('unit.status', '=', 'RESERVED')
    .orderBy('lease.id')
    .limit(limit)
    .execute()

/** The draft stays: if its invitation is sent again, the units are reserved again. */
async function freeUnits(tx: Tx, id: string): Promise<boolean> {
  await updateUnitStatuses(tx, await unitsOf(tx, id))
  return true
}

const lockActive = (tx: Tx, id: string) =>
  tx
    .selectFrom('lease')
    .select('id')
    .where('id', '=', id)
    .where('status', '=', 'ACTIVE')
    .forNoKeyUpdate()
    .skipLocked()
    .executeTakeFirst()

const findEnding =
  (days: number): Find =>
  (tx, after, limit) =>
    pageOfActive(tx, after, limit).where(isToBeTold(tx.now, days)).execute()

/** Not for a lease that was shorter than this from the start, or that has a successor. */
function isToBeTold(now: Date, days: number): RawBuilder<boolean> {
  const today = lagosDay(now)
  return sql`(lease.end_date between ${today}::date and ${addDays(today, days)}::date
    and lease.end_date > ${addDays(today, soonerThan(days))}::date
    and lease.start_date < lease.end_date - ${days}::int and (lease.ending_notified is null or lease.ending_notified > ${days})
    and not exists (select from lease s where s.follows_id = lease.id and s.status <> 'TERMINATED'))`
}

async function notifyEnding(tx: Tx, id: string, days: number): Promise<boolean> {
  if (!(await lockActive(tx, id))) return false
  const told = await tx
    .updateTable('lease')
    .set({ ending_notified: days })
    .where('id', '=', id)
    .where(isToBeTold(tx.now, days))
    .returning('id')
    .executeTakeFirst()
  if (!told) return false
  await publish(tx, leaseEnding, { lease_id: id, days })
  return true
}

/** A lease within 30 days of its end gets that notice only, not the 90-day one too. */
const soonerThan = (days: number): number => REMINDED_BEFORE.find((other) => other < days) ?? -1
