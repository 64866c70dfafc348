import type { UnitDraft } from '@gida/contract/domains/estates/unit'
import type { AssignTenantBody } from '@gida/contract/domains/leases/lease'
import { lagosDay } from '@gida/contract/shared/dates'
import type { ChargeRow } from '../../domains/charges/queries.ts'
import { activateEstate } from '../../domains/estates/estate/activate-estate.ts'
import { quickCreateEstate } from '../../domains/estates/estate/quick-create-estate.ts'
import {
  type EstateRow,
  entrustUnits,
  getEstate,
  nameLandlord,
  type UnitRow,
} from '../../domains/estates/index.ts'
import { getProperty, type PropertyRow } from '../../domains/estates/properties/property-queries.ts'
import { getUnitsOfProperty } from '../../domains/estates/units/unit-queries.ts'
import { getLease, type LeaseRow } from '../../domains/leases/index.ts'
import { getChargesOfLease } from '../../domains/leases/queries.ts'
import { assignTenant } from '../../domains/leases/tenants/assign-tenant.ts'
import { orNotFound } from '../../platform/errors/problem.ts'
import { admitTenant } from '../people/admit-tenant.ts'
import { type Person, signedIn } from '../people/people.ts'
import type { World } from '../world.ts'

export type Tenancy = { lease: LeaseRow; charges: ChargeRow[] }

export type Portfolio = Tenancy & {
  estate: EstateRow
  property: PropertyRow
  /** Sorted by name. The first is let to `tenant`; all are entrusted to `agent`. */
  units: UnitRow[]
  /** The first unit. */
  unit: UnitRow
  /** The unit at an index of `units`; throws if there is none. */
  unitAt(place: number): UnitRow
  landlord: Person
  manager: Person
  /** A property manager. */
  agent: Person
  tenant: Person
}

export type PortfolioOptions = {
  name?: string
  /** Number of units, at least one, or their drafts. */
  units?: number | UnitDraft[]
  rent_amount?: number
  /** Terms of the first unit's lease; by default a year from today. */
  lease?: Partial<AssignTenantBody>
  people?: Partial<Pick<Portfolio, 'landlord' | 'manager' | 'agent' | 'tenant'>>
}

/** ₦1,200,000 a year. */
export const RENT = 120_000_000

/** An active estate in Lagos with one property, its people, and one tenancy with its charges. */
export async function portfolio(world: World, options: PortfolioOptions = {}): Promise<Portfolio> {
  const { landlord, manager, agent, tenant } = await peopleOf(world, options.people)
  const { units = 3, rent_amount = RENT, name = 'Palmgrove Court' } = options
  const body = {
    name,
    address: '14 Freedom Way, Lekki',
    state: 'Lagos',
    lga: 'Eti-Osa',
    rent_amount,
    ...(typeof units === 'number' ? { unit_count: units } : { units }),
  }
  const { estate_id, property_id, made } = await world.services.transaction(manager.actor, async (tx) => {
    const ids = await quickCreateEstate(tx, manager.actor, body)
    await activateEstate(tx, manager.actor, ids.estate_id)
    return { ...ids, made: await getUnitsOfProperty(tx, ids.property_id) }
  })
  await world.services.transaction('system', async (tx) => {
    await nameLandlord(tx, { property_id, landlord_id: landlord.id })
    await entrustUnits(tx, { estate_id, user_id: agent.id, unit_ids: made.map((unit) => unit.id) })
  })
  const tenancy = await letUnit(world, manager, made[0]?.id as string, {
    tenant_id: tenant.id,
    ...options.lease,
  })
  return world.services.transaction(manager.actor, async (tx) => {
    const [estate, property, present] = await Promise.all([
      getEstate(tx, manager.actor, estate_id),
      getProperty(tx, manager.actor, property_id),
      getUnitsOfProperty(tx, property_id),
    ])
    const unitAt = (place: number) => orNotFound(present[place])
    const people = { landlord, manager, agent, tenant }
    return { estate, property, units: present, unit: unitAt(0), unitAt, ...people, ...tenancy }
  })
}

/** Lets a unit to an invited tenant on behalf of `by`; by default for a year from today. */
export async function letUnit(
  world: World,
  by: Person,
  unit_id: string,
  terms: Partial<AssignTenantBody> & { tenant_id: string },
): Promise<Tenancy> {
  await inviteToUnit(world, by, unit_id, terms.tenant_id)
  return world.services.transaction(by.actor, async (tx) => {
    const { id } = await assignTenant(tx, by.actor, unit_id, { start_date: lagosDay(tx.now), ...terms })
    const [lease, charges] = await Promise.all([getLease(tx, id), getChargesOfLease(tx, id)])
    return { lease, charges }
  })
}

/** A tenant who accepted an invitation of `by` to a unit. Returns their id. */
export async function inviteToUnit(
  world: World,
  by: Person,
  unit_id: string,
  user_id: string,
): Promise<string> {
  const { estate_id } = await world.services.transaction('system', (tx) =>
    tx.selectFrom('unit').select('estate_id').where('id', '=', unit_id).executeTakeFirstOrThrow(),
  )
  await admitTenant(world, { estate_id, unit_id, user_id, invited_by: by.id })
  return user_id
}

async function peopleOf(world: World, given: PortfolioOptions['people'] = {}) {
  const [landlord, manager, agent, tenant] = await Promise.all([
    given.landlord ?? signedIn(world, 'LANDLORD'),
    given.manager ?? signedIn(world, 'ESTATE_MANAGER'),
    given.agent ?? signedIn(world, 'PROPERTY_MANAGER'),
    given.tenant ?? signedIn(world, 'TENANT'),
  ])
  return { landlord, manager, agent, tenant }
}
