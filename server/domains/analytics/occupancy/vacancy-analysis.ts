import { lastMonths } from '@gida/contract/domains/analytics/rules'
import type { VacancyAnalysis } from '@gida/contract/domains/analytics/vacancy'
import { type Day, lagosDay } from '@gida/contract/shared/dates'
import type { Actor } from '../../../platform/access/actor.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { together } from '../../../platform/db/together.ts'
import { getEstate } from '../../estates/index.ts'
import { cachedFigure } from '../cached-figure.ts'
import { rentsPaid } from '../estate/estate-rents.ts'
import { type OccupiedUnit, occupiedUnits } from './occupied-days.ts'
import { readPlaces, readStays, readUnits } from './unit-stays.ts'
import { daysToLet, type EmptyUnit, emptyUnits } from './vacancy.ts'

/** Limit of listed units; the rest is only counted. */
const MOST_UNITS = 200
const MOST_PROPERTIES = 200
const LETS_LOOKED_BACK_MONTHS = 24

/** Vacant units, since when and at what cost, and how long letting takes here. */
export async function getVacancyAnalysis(tx: Tx, actor: Actor, estate_id: string): Promise<VacancyAnalysis> {
  const estate = await getEstate(tx, actor, estate_id)
  const today = lagosDay(tx.now)
  const vacancy = await cachedFigure(tx, actor, { estate_id, name: 'vacancy' }, () =>
    analyse(tx, actor, estate_id, today),
  )
  return { estate_id, estate_name: estate.name, today, ...vacancy }
}

async function analyse(tx: Tx, actor: Actor, estate_id: string, today: Day) {
  const { empty, lived, bedroomsOf, places } = await readEmptyUnits(tx, actor, estate_id, today)
  const named = new Map(places.map(({ property_id, name }) => [property_id, name]))
  const measure = (vacant: readonly EmptyUnit[], homes: readonly OccupiedUnit[]) => ({
    vacant: vacant.length,
    days: vacant.reduce((sum, { days }) => sum + days, 0),
    rent_lost: vacant.reduce((sum, { rent_lost }) => sum + rent_lost, 0),
    ...daysToLet(homes, lastMonths(today, LETS_LOOKED_BACK_MONTHS)),
  })
  const emptyIn = Map.groupBy(empty, ({ property_id }) => property_id)
  const livedIn = Map.groupBy(lived, ({ property_id }) => property_id)
  const emptyWith = Map.groupBy(empty, ({ bedrooms }) => bedrooms)
  const livedWith = Map.groupBy(lived, (home) => bedroomsOf.get(home) ?? null)
  return {
    units: empty
      .slice(0, MOST_UNITS)
      .map((unit) => ({ ...unit, property_name: named.get(unit.property_id) ?? '' })),
    others: Math.max(0, empty.length - MOST_UNITS),
    total: {
      ...measure(empty, lived),
      dear: empty.filter(({ like }) => like?.is_dear).length,
      yearly_rent: empty.reduce((sum, { yearly_rent }) => sum + yearly_rent, 0),
    },
    by_property: places.slice(0, MOST_PROPERTIES).map(({ property_id, name }) => ({
      property_id,
      name,
      ...measure(emptyIn.get(property_id) ?? [], livedIn.get(property_id) ?? []),
    })),
    by_bedrooms: [...livedWith]
      .sort(([a], [b]) => (a ?? Number.POSITIVE_INFINITY) - (b ?? Number.POSITIVE_INFINITY))
      .map(([bedrooms, homes]) => ({ bedrooms, ...measure(emptyWith.get(bedrooms) ?? [], homes) })),
  }
}

/** The units vacant today, with data to compare them. */
export async function readEmptyUnits(tx: Tx, actor: Actor, estate_id: string, today: Day) {
  const [homes, stays, places] = await together([
    readUnits(tx, actor, estate_id),
    readStays(tx, actor, estate_id),
    readPlaces(tx, actor, estate_id),
  ])
  const lived = occupiedUnits(homes, stays, today)
  const empty = emptyUnits(homes, lived, rentsPaid(stays, today), today)
  const bedroomsOf = new Map(lived.map((home, i) => [home, homes[i]?.bedrooms ?? null]))
  return { empty, lived, bedroomsOf, places }
}
