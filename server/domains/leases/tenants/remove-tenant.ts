import type { RemoveTenantBody } from '@gida/contract/domains/leases/ending'
import { type Day, lagosDay } from '@gida/contract/shared/dates'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/access/actor.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { given } from '../../../platform/db/rows/pages.ts'
import { problem } from '../../../platform/errors/problem.ts'
import { applyCredit } from '../../charges/index.ts'
import { getUnit } from '../../estates/index.ts'
import { callOffLease, isCallingOff } from '../endings/call-off-lease.ts'
import { closeIfOver, endLease, illegal, lockLease } from '../endings/end-lease.ts'
import { canLet } from '../policy.ts'

/**
 * Ends a unit's tenancy on a day (default today), or calls off one that has not started. Resulting credit is applied to
 * open charges. Returns the lease.
 */
export async function removeTenant(
  tx: Tx,
  actor: Actor,
  unit_id: string,
  { lease_id: meant, date, reason, basis, kind = 'MOVED_OUT' }: RemoveTenantBody,
): Promise<{ id: string }> {
  if (!canLet(actor)) throw problem('PERMISSION_DENIED')
  const today = lagosDay(tx.now)
  const lease = await lockLease(tx, await leaseOfUnit(tx, unit_id, today, meant))
  const last_day = date ?? today
  if (isCallingOff(lease, last_day, today)) {
    await callOffLease(tx, lease, reason)
    return { id: lease.id }
  }
  await endLease(tx, lease, { last_day, kind, reason, basis })
  const { id: lease_id, estate_id, tenant_id } = lease
  if (tenant_id) await applyCredit(tx, { estate_id, tenant_id, lease_id })
  await closeIfOver(tx, lease.id, last_day)
  return { id: lease.id }
}

/**
 * The active lease of a unit: the given one, else the running, else the next, else the last that was not closed. 404 for
 * a foreign unit.
 */
export async function leaseOfUnit(tx: Tx, unit_id: string, today: Day, meant?: string): Promise<string> {
  const unit = await getUnit(tx, unit_id)
  const found = await tx
    .selectFrom('lease_unit')
    .innerJoin('lease', 'lease.id', 'lease_unit.lease_id')
    .select('lease.id')
    .where('lease_unit.unit_id', '=', unit_id)
    .where('lease.status', '=', 'ACTIVE')
    .where((eb) => eb.and(given({ 'lease.id': meant })))
    .orderBy(sql`lease.end_date >= ${today}`, 'desc')
    .orderBy(sql`case when lease.end_date >= ${today} then lease.start_date end`)
    .orderBy('lease.end_date', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!found) throw illegal(meant ? 'This lease is not active.' : `Unit ${unit.name} has no tenant.`)
  return found.id
}
