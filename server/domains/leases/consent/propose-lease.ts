import type { Tx } from '../../../platform/db/db.ts'
import { publish } from '../../../platform/jobs/events.ts'
import { leaseProposed } from '../events.ts'
import { unitsOf, updateUnitStatuses } from '../lifecycle/update-unit-statuses.ts'

/** Proposes a lease to its tenant: reserves the units and notifies the tenant; raises no charges. */
export async function proposeLease(tx: Tx, id: string): Promise<void> {
  await updateUnitStatuses(tx, await unitsOf(tx, id))
  await publish(tx, leaseProposed, { lease_id: id })
}
