import type { MarketComparison } from '@gida/contract/domains/analytics/market'
import type { PropertyType } from '@gida/contract/domains/estates/estate'
import { type Day, lagosDay } from '@gida/contract/shared/dates'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/access/actor.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { together } from '../../../platform/db/together.ts'
import { getEstate } from '../../estates/index.ts'
import { cachedFigure } from '../cached-figure.ts'
import { type Home, type PlaceOfUnits, readPlaces, readStays, readUnits } from '../occupancy/unit-stays.ts'
import { aboveOf } from '../occupancy/vacancy.ts'
import { medianOf, rentsPaid } from './estate-rents.ts'

type Row = MarketComparison['rows'][number]
type OffsiteStore = NonNullable<Row['others']> & { property_type: PropertyType; bedrooms: number | null }

/** Unit types compared per estate; a longer table would not be read. */
const MOST_ROWS = 100

/** Rents by unit type here, and of similar units elsewhere in the same local government area. */
export async function getMarketComparison(
  tx: Tx,
  actor: Actor,
  estate_id: string,
): Promise<MarketComparison> {
  const estate = await getEstate(tx, actor, estate_id)
  const today = lagosDay(tx.now)
  const [own, elsewhere] = await together([
    cachedFigure(tx, actor, { estate_id, name: 'rents' }, () => ownRents(tx, actor, estate_id, today)),
    sql<OffsiteStore>`select * from app.market_rents(${estate_id})`.execute(tx),
  ])
  return {
    estate_id,
    estate_name: estate.name,
    today,
    state: estate.state,
    lga: estate.lga,
    rows: own.slice(0, MOST_ROWS).map((row) => compare(row, elsewhere.rows)),
  }
}

async function ownRents(tx: Tx, actor: Actor, estate_id: string, today: Day): Promise<Own[]> {
  const [homes, stays, places] = await together([
    readUnits(tx, actor, estate_id),
    readStays(tx, actor, estate_id),
    readPlaces(tx, actor, estate_id),
  ])
  return rentsByKind(homes, places, rentsPaid(stays, today))
}

type Own = Pick<Row, 'property_type' | 'bedrooms' | 'own'>

function rentsByKind(
  homes: readonly Home[],
  places: readonly PlaceOfUnits[],
  paid: ReadonlyMap<string, number>,
): Own[] {
  const typeOf = new Map(places.map(({ property_id, property_type }) => [property_id, property_type]))
  const kinds = new Map<string, { property_type: PropertyType; bedrooms: number | null; rents: number[] }>()
  for (const { unit_id, property_id, bedrooms } of homes) {
    const rent = paid.get(unit_id)
    const property_type = typeOf.get(property_id)
    if (rent === undefined || !property_type) continue
    const key = `${property_type} ${bedrooms}`
    const kind = kinds.get(key) ?? { property_type, bedrooms, rents: [] }
    kind.rents.push(rent)
    kinds.set(key, kind)
  }
  return [...kinds.values()]
    .map(({ rents, ...kind }) => ({ ...kind, own: { units: rents.length, median: medianOf(rents) ?? 0 } }))
    .sort((a, b) => a.property_type.localeCompare(b.property_type) || (a.bedrooms ?? 99) - (b.bedrooms ?? 99))
}

function compare(own: Own, elsewhere: readonly OffsiteStore[]): Row {
  const found = elsewhere.find(
    ({ property_type, bedrooms }) => property_type === own.property_type && bedrooms === own.bedrooms,
  )
  if (!found) return { ...own, others: null, above: null }
  const { property_type: _, bedrooms: __, ...others } = found
  return { ...own, others, above: aboveOf(own.own.median, others.median) }
}
