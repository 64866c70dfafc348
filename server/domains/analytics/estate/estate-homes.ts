import type { UnitCounts } from '@gida/contract/domains/analytics/estate-figures'
import { monthsOf, type Period } from '@gida/contract/domains/analytics/rules'
import type { Day } from '@gida/contract/shared/dates'
import type { Actor } from '../../../platform/access/actor.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { together } from '../../../platform/db/together.ts'
import { countMonth, occupiedUnits } from '../occupancy/occupied-days.ts'
import { type Home, readPlaces, readStays, readUnits } from '../occupancy/unit-stays.ts'
import { leasesEnding, rentByBedrooms, rentsPaid } from './estate-rents.ts'

/** Figures that depend on units and leases only. Without names of people, which change independently. */
export async function figuresOfHomes(tx: Tx, actor: Actor, estate_id: string, period: Period, today: Day) {
  const [homes, stays, places] = await together([
    readUnits(tx, actor, estate_id),
    readStays(tx, actor, estate_id),
    readPlaces(tx, actor, estate_id),
  ])
  const lived = occupiedUnits(homes, stays, today)
  const unitsOf = Map.groupBy(homes, ({ property_id }) => property_id)
  return {
    counts: countUnits(homes),
    months: monthsOf(period).map((span) => ({ month: span.month, ...countMonth(lived, span, today) })),
    places: places.map(({ property_id, name, landlord_id }) => {
      const { units, occupied } = countUnits(unitsOf.get(property_id) ?? [])
      return { property_id, name, landlord_id, units, occupied }
    }),
    rent_by_bedrooms: rentByBedrooms(homes, rentsPaid(stays, today)),
    leases_ending: leasesEnding(stays, today),
  }
}

export type NamedPlace = Place & { landlord_name: string | null }
type Place = Awaited<ReturnType<typeof figuresOfHomes>>['places'][number]

/** Adds the present names of the landlords. */
export async function withLandlords(tx: Tx, places: readonly Place[]): Promise<NamedPlace[]> {
  const ids = [...new Set(places.flatMap(({ landlord_id }) => landlord_id ?? []))]
  const landlords = ids.length
    ? await tx.selectFrom('users').select(['id', 'full_name']).where('id', 'in', ids).execute()
    : []
  const nameOf = new Map(landlords.map(({ id, full_name }) => [id, full_name]))
  return places.map((place) => ({
    ...place,
    landlord_name: (place.landlord_id && nameOf.get(place.landlord_id)) ?? null,
  }))
}

/** Counts as in the grid of units. */
export function countUnits(homes: readonly Home[]): UnitCounts {
  const there = homes.filter(({ archived }) => !archived)
  const of = (wanted: Home['status']) => there.filter(({ status }) => status === wanted).length
  return {
    units: there.length,
    occupied: of('OCCUPIED'),
    vacant: of('VACANT'),
    reserved: of('RESERVED'),
    out_of_service: of('OUT_OF_SERVICE'),
  }
}
