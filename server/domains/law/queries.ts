import type { RentTerms } from '@gida/contract/domains/leases/rent'
import { type Day, lagosDay, startOfDay } from '@gida/contract/shared/dates'
import { sql } from 'kysely'
import type { Actor } from '../../platform/access/actor.ts'
import { inScope, scopeOf } from '../../platform/access/scope.ts'
import { agreedEnd, tookEffect } from '../../platform/db/columns/lease-columns.ts'
import type { Tx } from '../../platform/db/db.ts'
import { orNotFound } from '../../platform/errors/problem.ts'
import type { Place } from './coverage.ts'

/** The place of a unit, filtered by row-level security. */
export async function getPlaceOfUnit(tx: Tx, unit_id: string): Promise<Place> {
  return orNotFound(
    await tx
      .selectFrom('unit')
      .innerJoin('property', 'property.id', 'unit.property_id')
      .innerJoin('estate', 'estate.id', 'unit.estate_id')
      .select([
        'estate.state',
        'estate.lga',
        sql<string>`property.address || ', ' || estate.address`.as('address'),
      ])
      .where('unit.id', '=', unit_id)
      .executeTakeFirst(),
  )
}

export type LeaseFacts = RentTerms &
  Place & {
    id: string
    /** The tenant had a lease of this unit before. */
    is_sitting_tenant: boolean
    /** The Lagos day on which the lease was entered. */
    written_on: Day
    /** The last day that was agreed, also where it ended earlier. */
    agreed_end: Day
  }

/** The facts about a tenancy that the rules need. */
export async function getLeaseForLaw(tx: Tx, id: string): Promise<LeaseFacts> {
  const lease = orNotFound(
    await tx
      .selectFrom('lease')
      .select([
        'id',
        'unit_id',
        'start_date',
        'end_date',
        'frequency',
        'rent_amount',
        'instalments',
        'created_at',
        agreedEnd('lease').as('agreed_end'),
      ])
      .select(
        sql<boolean>`exists (select from lease earlier where earlier.unit_id = lease.unit_id
          and earlier.tenant_id = lease.tenant_id and earlier.start_date < lease.start_date
          and earlier.status in ('ACTIVE', 'EXPIRED', 'RENEWED'))`.as('is_sitting_tenant'),
      )
      .where('id', '=', id)
      .executeTakeFirst(),
  )
  const { unit_id, created_at, ...terms } = lease
  return { ...terms, ...(await getPlaceOfUnit(tx, unit_id)), written_on: lagosDay(created_at) }
}

const yearOf = (year: number) => sql`${startOfDay(`${year}-01-01`)}, ${startOfDay(`${year + 1}-01-01`)}`

/**
 * Rent collected in an estate in a year, within what the actor sees: from monthly rollups, corrected for charges with refunds or
 * credit, so that it equals the reports.
 */
export async function getRentCollected(
  tx: Tx,
  actor: Actor,
  estate_id: string,
  year: number,
): Promise<number> {
  const inActors = (of: string) =>
    inScope(scopeOf(actor), { estate: `${of}.estate_id`, landlord: `${of}.landlord_id` })
  const { rows } = await sql<{ rent: number }>`
    select (
      (select coalesce(sum(rent), 0) from settled_month m where m.estate_id = ${estate_id} and ${inActors('m')}
        and m.month between ${`${year}-01-01`}::date and ${`${year}-12-01`}::date)
      + (select coalesce(sum(r.amount - r.came), 0)
        from app.rent_paid(array[${estate_id}]::uuid[], null, ${yearOf(year)}, true) r join charge c on c.id = r.charge_id
        where ${inActors('c')}))::bigint as rent`.execute(tx)
  return rows[0]?.rent ?? 0
}

/** Rent paid by a tenant in a Lagos year. */
export async function getRentPaidBy(tx: Tx, tenant_id: string, year: number): Promise<number> {
  const { rows } = await sql<{ rent: number }>`
    select coalesce(sum(amount), 0)::bigint as rent from app.rent_paid(null, ${tenant_id}, ${yearOf(year)})`.execute(
    tx,
  )
  return rows[0]?.rent ?? 0
}

export type LikeLeases = RentTerms & { count: number }

/** Leases that begin in a year; equal ones are counted together. */
export function getLeasesBegunIn(
  tx: Tx,
  actor: Actor,
  estate_id: string,
  year: number,
): Promise<LikeLeases[]> {
  return tx
    .selectFrom('lease')
    .select(['start_date', agreedEnd('lease').as('end_date'), 'rent_amount', 'frequency', 'instalments'])
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('estate_id', '=', estate_id)
    .where(inScope(scopeOf(actor), { estate: 'estate_id', landlord: 'landlord_id', unit: 'unit_id' }))
    .where('start_date', '>=', `${year}-01-01`)
    .where('start_date', '<=', `${year}-12-31`)
    .where(tookEffect('lease'))
    .groupBy(['start_date', agreedEnd('lease'), 'rent_amount', 'frequency', 'instalments'])
    .execute()
}
