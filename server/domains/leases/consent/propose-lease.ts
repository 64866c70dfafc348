import type { Tx } from '../../../platform/db/db.ts'
import { publish } from '../../../platform/jobs/events.ts'
import { leaseProposed } from '../events.ts'
import { unitsOf, updateUnitStatuses } from '../lifecycle/update-unit-statuses.ts'

/** A lease that has just gone out for its tenant's yes: its units are held, nothing is raised, and the tenant is asked. */
export async function proposeLease(tx: Tx, id: string): Promise<void> {
  await updateUnitStatuses(tx, await unitsOf(tx, id))
  await publish(tx, leaseProposed, { lease_id: id })
}
