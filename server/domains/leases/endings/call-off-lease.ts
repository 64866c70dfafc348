import { type Day, lagosDay } from '@gida/contract/shared/dates'
import type { Tx } from '../../../platform/db/db.ts'
import { publish } from '../../../platform/jobs/events.ts'
import { leaseEnded } from '../events.ts'
import { unitsOf, updateUnitStatuses } from '../lifecycle/update-unit-statuses.ts'
import { askDepositAgain } from './ask-deposit-again.ts'
import {
  endingOf,
  type LockedLease,
  lockCharges,
  refuseUnendable,
  reverseEndingCharges,
} from './end-lease.ts'

/** Whether ending a lease on this day means that it never starts. */
export const isCallingOff = (lease: { start_date: Day }, last_day: Day, today: Day): boolean =>
  today < lease.start_date && last_day < lease.start_date

/**
 * Calls off a lease that has not started: nothing is owed, payments become the tenant's credit, and units are free. Its
 * term shrinks to its first day; the agreed term is kept separately.
 */
export async function callOffLease(tx: Tx, lease: LockedLease, reason?: string): Promise<void> {
  await refuseUnendable(tx, lease)
  if (lease.start_date <= lagosDay(tx.now)) throw new Error(`Lease ${lease.id} has begun.`)
  await lockCharges(tx, lease)
  await reverseEndingCharges(tx, await endingOf(tx, lease, null), `lease:${lease.id}:called_off`)
  await tx
    .updateTable('lease')
    .set({
      status: 'TERMINATED',
      end_date: lease.start_date,
      agreed_end_date: lease.end_date,
      ending_kind: 'CALLED_OFF',
      ending_reason: reason ?? null,
      next_charge_date: null,
    })
    .where('id', '=', lease.id)
    .where('status', '=', 'ACTIVE')
    .execute()
  await askDepositAgain(tx, lease)
  await updateUnitStatuses(tx, await unitsOf(tx, lease.id))
  await publish(tx, leaseEnded, { lease_id: lease.id })
}
