import { lagosDay } from '@gida/contract/shared/dates'
import type { Tx } from '../../../platform/db/db.ts'
import { applyCredit, raiseCharges } from '../../charges/index.ts'
import { termsOf } from '../terms/terms-of.ts'
import { horizonOf, scheduleCharges } from './charge-schedule.ts'

/** Raises a lease's due charges, records the next due day, and applies the tenant's credit. Idempotent. */
export async function raiseLeaseCharges(tx: Tx, id: string): Promise<void> {
  const lease = await tx
    .selectFrom('lease')
    .innerJoin('estate', 'estate.id', 'lease.estate_id')
    .selectAll('lease')
    .select('estate.charge_months_ahead')
    .where('lease.id', '=', id)
    .executeTakeFirstOrThrow()
  if (!lease.tenant_id) throw new Error(`Lease ${id} has no tenant to charge.`)
  const { due, coming } = scheduleCharges(
    termsOf(lease),
    horizonOf(lagosDay(tx.now), lease.charge_months_ahead),
  )
  const { estate_id, property_id, unit_id, landlord_id, tenant_id } = lease
  const of = { estate_id, property_id, unit_id, landlord_id, tenant_id, lease_id: id }
  const since = lease.next_charge_date
  await raiseCharges(tx, of, since ? due.filter(({ due_date }) => due_date >= since) : due)
  await tx
    .updateTable('lease')
    .set({ next_charge_date: coming[0]?.due_date ?? null })
    .where('id', '=', id)
    .execute()
  await applyCredit(tx, { estate_id, tenant_id, lease_id: id })
}
