import type { AssignTenantBody } from '@gida/contract/domains/leases/lease'
import { lagosDay } from '@gida/contract/shared/dates'
import { sql } from 'kysely'
import type { Actor } from '../../platform/access/actor.ts'
import type { Tx } from '../../platform/db/db.ts'
import { brokenConstraint } from '../../platform/db/problems.ts'
import { Problem, problem } from '../../platform/errors/problem.ts'
import { announce } from '../../platform/jobs/facts.ts'
import { getEstate, joinEstate, type LockedUnit, lockUnit, occupyUnit } from '../estates/index.ts'
import { raiseCharges } from '../payments/index.ts'
import { leaseStarted } from './events.ts'
import { type LeaseTerms, leaseCharges } from './lease-charges.ts'
import { canLet } from './policy.ts'
import { settleTerms } from './settle-terms.ts'

/** Lets a unit: the lease, its charges, and the tenant's place in the estate, all or nothing. */
export async function assignTenant(
  tx: Tx,
  actor: Actor,
  unit_id: string,
  wanted: AssignTenantBody,
): Promise<{ id: string }> {
  if (!canLet(actor)) throw problem('PERMISSION_DENIED')
  const unit = await lockUnit(tx, unit_id) // two at once wait here, and the second meets the first one's lease
  await refuseUnfit(tx, actor, unit)
  if (!(await isTenant(tx, wanted.tenant_id))) throw problem('NOT_A_TENANT')

  const today = lagosDay(tx.now)
  const terms = settleTerms(wanted, unit, today)
  const { id } = await insertLease(tx, actor, unit, wanted.tenant_id, terms)
  await joinEstate(tx, { estate_id: unit.estate_id, user_id: wanted.tenant_id, role: 'TENANT' })
  await occupyUnit(tx, unit, terms.start_date <= today ? 'NOW' : 'LATER')
  const of = { ...placeOf(unit), tenant_id: wanted.tenant_id, lease_id: id }
  await raiseCharges(tx, of, leaseCharges({ ...terms, id }))
  await announce(tx, leaseStarted, { lease_id: id })
  return { id }
}

async function refuseUnfit(tx: Tx, actor: Actor, unit: LockedUnit): Promise<void> {
  if (unit.status === 'OUT_OF_SERVICE') throw illegal(`Unit ${unit.name} is out of service.`)
  const estate = await getEstate(tx, actor, unit.estate_id)
  if (estate.status === 'ARCHIVED') throw illegal(`${estate.name} is archived.`)
}

/** Asked past row-level security: a tenant who joined elsewhere is not seen here before the lease exists. */
async function isTenant(tx: Tx, id: string): Promise<boolean> {
  const asked = await sql<{ yes: boolean }>`select app.is_tenant(${id}) as yes`.execute(tx)
  return asked.rows[0]?.yes === true
}

async function insertLease(
  tx: Tx,
  actor: Actor,
  unit: LockedUnit,
  tenant_id: string,
  terms: Omit<LeaseTerms, 'id'>,
): Promise<{ id: string }> {
  try {
    return await tx
      .insertInto('lease')
      .values({ ...placeOf(unit), ...terms, tenant_id, created_by: actor.user_id })
      .returning('id')
      .executeTakeFirstOrThrow()
  } catch (error) {
    if (brokenConstraint(error) === 'lease_one_per_unit') throw problem('UNIT_ALREADY_LET')
    throw error
  }
}

const placeOf = (unit: LockedUnit) => ({
  estate_id: unit.estate_id,
  property_id: unit.property_id,
  unit_id: unit.id,
  landlord_id: unit.landlord_id,
})

const illegal = (message: string) => new Problem('ILLEGAL_STATE', { message })
