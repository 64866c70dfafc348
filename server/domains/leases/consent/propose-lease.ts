import type { Tx } from '../../../platform/db/db.ts'
import { announce } from '../../../platform/jobs/facts.ts'
import { leaseProposed } from '../events.ts'
import { tendUnits, unitsOf } from '../lifecycle/tend-units.ts'

/** A lease that has just gone out for its tenant's yes: its units are held, nothing is raised, and the tenant is asked. */
export async function proposeLease(tx: Tx, id: string): Promise<void> {
  await tendUnits(tx, await unitsOf(tx, id))
  await announce(tx, leaseProposed, { lease_id: id })
}
