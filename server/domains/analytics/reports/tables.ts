import type { ReportKind } from '@gida/contract/domains/analytics/report'
import { monthsOf, type Period, shareOf } from '@gida/contract/domains/analytics/rules'
import { AGES } from '@gida/contract/domains/charges/debt-days'
import type { Day } from '@gida/contract/shared/dates'
import type { Actor } from '../../../platform/access/actor.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { together } from '../../../platform/db/together.ts'
import { readLateTenants } from '../estate/estate-arrears.ts'
import { moneyOfEstate, NO_MONEY } from '../estate/estate-money.ts'
import { getMarketComparison } from '../estate/market-comparison.ts'
import { getEstateForecast } from '../forecast/get-estate-forecast.ts'
import { countMonth, occupiedUnits } from '../occupancy/occupied-days.ts'
import { readPlaces, readStays, readUnits } from '../occupancy/unit-stays.ts'
import { readEmptyUnits } from '../occupancy/vacancy-analysis.ts'
import { type Cell, Naira } from './csv.ts'

export type Table = { heads: string[]; rows: Cell[][] }
type TableScope = {
  actor: Actor
  estate_id: string
  period: Period
  due: { from?: Day; to?: Day }
  today: Day
}

/** Each report as a table, with the figures of the screen for all properties and units. */
export const TABLES: Record<ReportKind, (tx: Tx, asked: TableScope) => Promise<Table>> = {
  OCCUPANCY: occupancyTable,
  VACANCY: vacancyTable,
  ARREARS: arrearsTable,
  COLLECTIONS: collectionsTable,
  FORECAST: forecastTable,
  MARKET: marketTable,
}

async function occupancyTable(tx: Tx, { actor, estate_id, period, today }: TableScope): Promise<Table> {
  const [homes, stays, places] = await together([
    readUnits(tx, actor, estate_id),
    readStays(tx, actor, estate_id),
    readPlaces(tx, actor, estate_id),
  ])
  const ofProperty = Map.groupBy(occupiedUnits(homes, stays, today), ({ property_id }) => property_id)
  return {
    heads: ['Month', 'Property', 'Units', 'Unit days', 'Days let', 'Occupancy %', 'New lets', 'Ends'],
    rows: monthsOf(period).flatMap((span) =>
      places.map(({ property_id, name }) => {
        const counted = countMonth(ofProperty.get(property_id) ?? [], span, today)
        const { units, unit_days, occupied_days, new_lets, ends } = counted
        return [
          span.month,
          name,
          units,
          unit_days,
          occupied_days,
          percent(occupied_days, unit_days),
          new_lets,
          ends,
        ]
      }),
    ),
  }
}

async function vacancyTable(tx: Tx, { actor, estate_id, today }: TableScope): Promise<Table> {
  const { empty, places } = await readEmptyUnits(tx, actor, estate_id, today)
  const named = new Map(places.map(({ property_id, name }) => [property_id, name]))
  return {
    heads: [
      'Unit',
      'Property',
      'Bedrooms',
      'Empty since',
      'Days',
      'Asked a year (NGN)',
      'Rent lost (NGN)',
      'Above like units %',
    ],
    rows: empty.map((unit) => [
      unit.unit_name,
      named.get(unit.property_id) ?? '',
      unit.bedrooms,
      unit.since,
      unit.days,
      new Naira(unit.yearly_rent),
      new Naira(unit.rent_lost),
      unit.like && inPercent(unit.like.above),
    ]),
  }
}

/** Arrears that fell due in a period; all without one. */
async function arrearsTable(tx: Tx, { actor, estate_id, due, today }: TableScope): Promise<Table> {
  const late = await readLateTenants(tx, actor, estate_id, today, { due })
  return {
    heads: [
      'Tenant',
      'Unit',
      'Property',
      'Late since',
      'Days late',
      'Arrears (NGN)',
      '1 to 30 days (NGN)',
      '31 to 60 days (NGN)',
      '61 to 90 days (NGN)',
      'Over 90 days (NGN)',
    ],
    rows: late.map((one) => [
      one.tenant_name,
      one.unit_name,
      one.property_name,
      one.since,
      one.late_days,
      new Naira(one.amount),
      ...AGES.map((age) => new Naira(one.ages[age])),
    ]),
  }
}

async function collectionsTable(tx: Tx, { actor, estate_id, period }: TableScope): Promise<Table> {
  const [money, places] = await together([
    moneyOfEstate(tx, actor, estate_id, period),
    readPlaces(tx, actor, estate_id),
  ])
  const found = new Map(money.map((row) => [`${row.property_id} ${row.month}`, row]))
  return {
    heads: ['Month', 'Property', 'Expected (NGN)', 'Came in (NGN)', 'Collection rate %'],
    rows: monthsOf(period).flatMap(({ month }) =>
      places.map(({ property_id, name }) => {
        const { expected, collected } = found.get(`${property_id} ${month}`) ?? NO_MONEY
        return [month, name, new Naira(expected), new Naira(collected), percent(collected, expected)]
      }),
    ),
  }
}

async function forecastTable(tx: Tx, { actor, estate_id }: TableScope): Promise<Table> {
  const { months } = await getEstateForecast(tx, actor, estate_id)
  return {
    heads: ['Month', 'Expected (NGN)', 'At least (NGN)', 'At most (NGN)'],
    rows: months.map(({ month, expected, low, high }) => [
      month,
      new Naira(expected),
      new Naira(low),
      new Naira(high),
    ]),
  }
}

async function marketTable(tx: Tx, { actor, estate_id }: TableScope): Promise<Table> {
  const { rows } = await getMarketComparison(tx, actor, estate_id)
  return {
    heads: [
      'Type',
      'Bedrooms',
      'Units here',
      'Rent a year here (NGN)',
      'Rent a year nearby (NGN)',
      'Above %',
    ],
    rows: rows.map(({ property_type, bedrooms, own, others, above }) => [
      property_type,
      bedrooms,
      own.units,
      new Naira(own.median),
      others && new Naira(others.median),
      above === null ? null : inPercent(above),
    ]),
  }
}

const inPercent = (basisPoints: number) => basisPoints / 100
const percent = (part: number, whole: number) => {
  const share = shareOf(part, whole)
  return share === null ? null : inPercent(share)
}
