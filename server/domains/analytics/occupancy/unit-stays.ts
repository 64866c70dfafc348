import type { PropertyType } from '@gida/contract/domains/estates/estate'
import type { Frequency, UnitStatus } from '@gida/contract/domains/estates/unit'
import type { LeaseStatus } from '@gida/contract/domains/leases/lease'
import type { Day } from '@gida/contract/shared/dates'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/access/actor.ts'
import { tookEffect } from '../../../platform/db/columns/lease-columns.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { rowsIn } from '../scope.ts'

/** A unit with what the figures need. */
export type Home = {
  unit_id: string
  unit_name: string
  property_id: string
  bedrooms: number | null
  status: UnitStatus
  /** Asked of new tenants. */
  rent_amount: number
  frequency: Frequency
  /** When it was entered and archived; its history before archiving still counts. */
  created: Day
  archived: Day | null
}

/** A past, current or future lease; never a draft. */
export type Stay = {
  lease_id: string
  unit_id: string
  tenant_id: string
  status: LeaseStatus
  is_renewed: boolean
  start: Day
  /** The last day, inclusive. */
  end: Day
  /** When it was agreed. */
  signed: Day
  /** The rent of this unit, and of the whole lease. */
  rent_amount: number
  lease_rent_amount: number
  frequency: Frequency
}

export type PlaceOfUnits = {
  property_id: string
  name: string
  property_type: PropertyType
  landlord_id: string | null
  landlord_name: string | null
}

export async function readUnits(tx: Tx, actor: Actor, estate_id: string): Promise<Home[]> {
  const { rows } = await sql<Home>`
    select id as unit_id, name as unit_name, property_id, bedrooms, status, rent_amount, frequency,
      (created_at at time zone 'Africa/Lagos')::date as created,
      (archived_at at time zone 'Africa/Lagos')::date as archived
    from unit where ${rowsIn(actor, estate_id, 'unit')} order by sort_name, id`.execute(tx)
  return rows
}

/** Leases per unit in date order. The rent of a lease of several units is divided among them. */
export async function readStays(tx: Tx, actor: Actor, estate_id: string): Promise<Stay[]> {
  const { rows } = await sql<Stay>`
    select lease.id as lease_id, u.unit_id, lease.tenant_id, lease.status, lease.is_renewed, lease.start_date as start, lease.end_date as "end",
      lease.rent_amount / count(*) over (partition by lease.id) as rent_amount, lease.rent_amount as lease_rent_amount,
      lease.frequency, (lease.created_at at time zone 'Africa/Lagos')::date as signed
    from lease join lease_unit u on u.lease_id = lease.id
    where ${rowsIn(actor, estate_id, 'lease')} and ${tookEffect('lease')}
    order by u.unit_id, lease.start_date, lease.end_date, lease.id`.execute(tx)
  return rows
}

/** The properties with at least one unit visible to the actor, by name. */
export async function readPlaces(tx: Tx, actor: Actor, estate_id: string): Promise<PlaceOfUnits[]> {
  const { rows } = await sql<PlaceOfUnits>`
    select p.id as property_id, p.name, p.property_type, p.landlord_id, o.full_name as landlord_name
    from property p left join users o on o.id = p.landlord_id
    where p.id in (select property_id from unit where ${rowsIn(actor, estate_id, 'unit')})
    order by p.name, p.id`.execute(tx)
  return rows
}
