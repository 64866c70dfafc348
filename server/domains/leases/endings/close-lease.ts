import type { Tx } from '../../../platform/db/db.ts'
import { publish } from '../../../platform/jobs/events.ts'
import { depositMoves } from '../../charges/index.ts'
import { raiseLeaseCharges } from '../charges/raise-lease-charges.ts'
import { leaseEnded, leaseRenewed } from '../events.ts'
import { unitsOf, updateUnitStatuses } from '../lifecycle/update-unit-statuses.ts'

/**
 * Closes a lease whose last day has passed: frees its units, moves its deposit to a successor, and raises charges that
 * fell due unraised. Needs the row lock; does nothing if it is closed already.
 */
export async function closeLease(tx: Tx, id: string): Promise<boolean> {
  const lease = await tx
    .selectFrom('lease')
    .select(['estate_id', 'ending_kind', 'status', 'next_charge_date'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  if (lease.status !== 'ACTIVE') return false
  if (lease.next_charge_date) await raiseLeaseCharges(tx, id)
  const next = await findSuccessor(tx, id)
  const isRenewed = next?.followed_as === 'RENEWAL'
  await tx
    .updateTable('lease')
    .set({
      status: lease.ending_kind ? 'TERMINATED' : isRenewed ? 'RENEWED' : 'EXPIRED',
      next_charge_date: null,
    })
    .where('id', '=', id)
    .execute()
  await updateUnitStatuses(tx, await unitsOf(tx, id))
  if (next) await depositMoves.moveDeposit(tx, { estate_id: lease.estate_id, from: id, to: next.id })
  await publish(tx, isRenewed ? leaseRenewed : leaseEnded, { lease_id: id })
  return true
}

/** The successor of a lease, unless that was called off. */
export function findSuccessor(tx: Tx, id: string) {
  return tx
    .selectFrom('lease')
    .select(['id', 'followed_as'])
    .where('follows_id', '=', id)
    .where('status', '<>', 'TERMINATED')
    .executeTakeFirst()
}
