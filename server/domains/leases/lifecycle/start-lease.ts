import type { Tx } from '../../../platform/db/db.ts'
import { publish } from '../../../platform/jobs/events.ts'
import { type NewCharge, raiseCharges } from '../../charges/index.ts'
import { joinEstate } from '../../estates/index.ts'
import { raiseLeaseCharges } from '../charges/raise-lease-charges.ts'
import { leaseStarted } from '../events.ts'
import { unitsOf, updateUnitStatuses } from './update-unit-statuses.ts'

/** Activates a lease: the tenant joins the estate, units become occupied, first charges are raised. */
export async function startLease(tx: Tx, id: string, started_by?: string): Promise<void> {
  const lease = await tx.selectFrom('lease').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const tenant_id = lease.tenant_id ?? ''
  await joinEstate(tx, { estate_id: lease.estate_id, user_id: tenant_id, role: 'TENANT' })
  await updateUnitStatuses(tx, await unitsOf(tx, id))
  if (lease.brought_forward) {
    const { estate_id, property_id, unit_id, landlord_id } = lease
    const of = { estate_id, property_id, unit_id, landlord_id, tenant_id, lease_id: id }
    await raiseCharges(tx, of, [lease.brought_forward as unknown as NewCharge])
  }
  await raiseLeaseCharges(tx, id)
  await publish(tx, leaseStarted, { lease_id: id, started_by })
}
