import type { EndingBasis } from '@gida/contract/domains/leases/ending'
import type { EndingKind } from '@gida/contract/domains/leases/rules'
import { type Day, daysBetween, lagosDay } from '@gida/contract/shared/dates'
import type { Tx } from '../../../platform/db/db.ts'
import { orNotFound, Problem, problem } from '../../../platform/errors/problem.ts'
import { publish } from '../../../platform/jobs/events.ts'
import { raiseCharges, withdrawCharge } from '../../charges/index.ts'
import { lockBooks } from '../../ledger/index.ts'
import { leaseCharges } from '../charges/lease-charges.ts'
import { leaseEnding } from '../events.ts'
import { lastReminderBefore } from '../lifecycle/ending-reminders.ts'
import { termsOf } from '../terms/terms-of.ts'
import { closeLease, findSuccessor } from './close-lease.ts'
import { type EndingLine, planEnding } from './plan-ending.ts'

export type Ending = { last_day: Day; kind: EndingKind; reason?: string; basis?: EndingBasis }

/** Locks a lease that may be ended. */
export async function lockLease(tx: Tx, id: string) {
  return orNotFound(
    await tx.selectFrom('lease').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst(),
  )
}
export type LockedLease = Awaited<ReturnType<typeof lockLease>>

/** Refuses a lease that is not running, is ending early already, or has a successor. */
export async function refuseUnendable(
  tx: Tx,
  lease: Pick<LockedLease, 'id' | 'status' | 'ending_kind'>,
): Promise<void> {
  if (lease.status !== 'ACTIVE') throw illegal('This lease is not active.')
  if (lease.ending_kind) throw illegal('This lease is already set to end early.')
  if (await findSuccessor(tx, lease.id))
    throw illegal('This lease has been renewed. End the new lease instead.')
}

export function refuseDayOutside(lease: { start_date: Day; end_date: Day }, last_day: Day): void {
  if (last_day < lease.start_date || last_day > lease.end_date) throw problem('NOT_IN_THIS_LEASE')
}

/** What ending a lease on a day, or calling it off (null), would do to its charges. */
export async function endingOf(
  tx: Tx,
  lease: LockedLease,
  last_day: Day | null,
  basis?: EndingBasis,
): Promise<EndingLine[]> {
  const charges = await tx
    .selectFrom('charge')
    .selectAll()
    .where('lease_id', '=', lease.id)
    .orderBy('due_date')
    .orderBy('id')
    .execute()
  return planEnding(termsOf(lease), charges, last_day, basis)
}

/**
 * Ends a lease early: withdraws later charges and turns what was paid for them into credit. A future day is stored and
 * announced at once, and the lifecycle job closes the lease after it.
 */
export async function endLease(
  tx: Tx,
  lease: LockedLease,
  { last_day, kind, reason, basis }: Ending,
): Promise<void> {
  await refuseUnendable(tx, lease)
  refuseDayOutside(lease, last_day)
  await lockCharges(tx, lease)
  if (basis === 'PERIODS') await raiseUpTo(tx, lease, last_day)
  await reverseEndingCharges(tx, await endingOf(tx, lease, last_day, basis), endedCause(lease.id, last_day))
  const days = daysBetween(lagosDay(tx.now), last_day)
  const next_charge_date = basis === 'PERIODS' ? null : lease.next_charge_date
  await tx
    .updateTable('lease')
    .set({
      end_date: last_day,
      agreed_end_date: lease.end_date,
      ending_kind: kind,
      ending_reason: reason ?? null,
      next_charge_date: next_charge_date && next_charge_date <= last_day ? next_charge_date : null,
      ending_notified: lastReminderBefore(days),
    })
    .where('id', '=', lease.id)
    .where('status', '=', 'ACTIVE')
    .execute()
  if (days > 0) await publish(tx, leaseEnding, { lease_id: lease.id, days, set_at: tx.now.toISOString() })
}

/** Names the withdrawals of an end on a day. */
export const endedCause = (lease_id: string, last_day: Day) => `lease:${lease_id}:ended:${last_day}`

/** Every period that has begun by then is owed in full; raised later with the shorter term, it would only be owed in part. */
async function raiseUpTo(tx: Tx, lease: LockedLease, last_day: Day): Promise<void> {
  const { id: lease_id, estate_id, property_id, unit_id, landlord_id, tenant_id, next_charge_date } = lease
  if (!next_charge_date || !tenant_id) return
  const of = { estate_id, property_id, unit_id, landlord_id, tenant_id, lease_id }
  const coming = leaseCharges(termsOf(lease)).filter(
    ({ due_date }) => due_date >= next_charge_date && due_date <= last_day,
  )
  await raiseCharges(tx, of, coming)
}

/** Closes a lease at once if its last day is today or earlier. */
export async function closeIfOver(tx: Tx, lease_id: string, last_day: Day): Promise<void> {
  if (last_day <= lagosDay(tx.now)) await closeLease(tx, lease_id)
}

/**
 * Locks charges in the same order as a completing payment, to avoid deadlocks, and before anything is calculated, so
 * that concurrent payments and waivers count.
 */
export async function lockCharges(tx: Tx, lease: Pick<LockedLease, 'id' | 'estate_id'>): Promise<void> {
  await lockBooks(tx, [lease.estate_id])
  await tx
    .selectFrom('charge')
    .select('id')
    .where('lease_id', '=', lease.id)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
}

/** Needs the charges' locks. */
export async function reverseEndingCharges(
  tx: Tx,
  lines: readonly EndingLine[],
  cause: string,
): Promise<void> {
  for (const { charge, withdrawn, lapsed } of lines) {
    await withdrawCharge(tx, { charge_id: charge.id, amount: withdrawn + lapsed, cause })
  }
}

export const illegal = (message: string) => new Problem('ILLEGAL_STATE', { message })
