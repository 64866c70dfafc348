import type { EstateAnalytics, UnitCounts } from '@gida/contract/domains/analytics/estate-figures'
import { lastMonths, monthsOf, shareOf } from '@gida/contract/domains/analytics/rules'
import { addDays, addMonths, type Day, lagosDay } from '@gida/contract/shared/dates'
import type { Actor } from '../../platform/access/actor.ts'
import type { Tx } from '../../platform/db/db.ts'
import { together } from '../../platform/db/together.ts'
import { readDebt } from '../charges/index.ts'
import { getArrearsByAge } from '../collections/index.ts'
import { getEstate } from '../estates/index.ts'
import { arrearsByProperty, readLateTenants } from './estate-arrears.ts'
import {
  addUp,
  daysToPay,
  type Money,
  moneyOfEstate,
  NO_MONEY,
  type PropertyMoney,
  withRate,
} from './estate-money.ts'
import { leasesEnding, rentByBedrooms, rentsPaid } from './estate-rents.ts'
import { countMonth, occupiedUnits } from './occupied-days.ts'
import { type Home, type PlaceOfUnits, readPlaces, readStays, readUnits } from './unit-stays.ts'

const MOST_DEBTORS = 10
/** Rows of a breakdown; the rest is counted. */
const MOST_PARTS = 100

/** The reports of one estate, in one answer. A landlord sees their own properties in it alone. */
export async function getEstateAnalytics(
  tx: Tx,
  actor: Actor,
  estate_id: string,
  count: number,
): Promise<EstateAnalytics> {
  const estate = await getEstate(tx, actor, estate_id)
  const today = lagosDay(tx.now)
  const period = lastMonths(today, count)
  const wholeMonths = { from: period.from, to: endOfMonth(today) }
  const [homes, stays, places, money, debt, ageing, arrears, most, days_to_pay] = await together([
    readUnits(tx, actor, estate_id),
    readStays(tx, actor, estate_id),
    readPlaces(tx, actor, estate_id),
    moneyOfEstate(tx, actor, estate_id, wholeMonths),
    readDebt(tx, actor, { estate_id }),
    getArrearsByAge(tx, actor, { estate_id }),
    arrearsByProperty(tx, actor, estate_id, today),
    readLateTenants(tx, actor, estate_id, today, { limit: MOST_DEBTORS }),
    daysToPay(tx, actor, estate_id, period),
  ])
  const byMonth = addUp(money, ({ month }) => month)
  const lived = occupiedUnits(homes, stays, today)
  const counts = countUnits(homes)
  return {
    estate_id,
    estate_name: estate.name,
    today,
    ...withRate(addUp(money, () => 'all').get('all') ?? NO_MONEY),
    months: monthsOf(period).map((span) => {
      const { unit_days, occupied_days } = countMonth(lived, span, today)
      return {
        month: span.month,
        ...withRate(byMonth.get(span.month) ?? NO_MONEY),
        unit_days,
        occupied_days,
        occupancy: shareOf(occupied_days, unit_days),
      }
    }),
    debt,
    ageing,
    occupancy: { ...counts, rate: shareOf(counts.occupied, counts.units) },
    ...breakdowns(places, homes, money, arrears),
    rent_by_bedrooms: rentByBedrooms(homes, rentsPaid(stays, today)),
    leases_ending: leasesEnding(stays, today),
    top_debtors: most.map(({ tenant_id, tenant_name, unit_id, unit_name, amount, late_days }) => ({
      tenant_id,
      tenant_name,
      unit_id,
      unit_name,
      amount,
      late_days,
    })),
    days_to_pay,
  }
}

/** What falls due in the rest of the running month is expected of it too. */
const endOfMonth = (today: Day) => addDays(addMonths(`${today.slice(0, 7)}-01`, 1), -1)

/** As the grid of the units shows them. */
export function countUnits(homes: readonly Home[]): UnitCounts {
  const of = (wanted: Home['status']) => homes.filter(({ status }) => status === wanted).length
  return {
    units: homes.length,
    occupied: of('OCCUPIED'),
    vacant: of('VACANT'),
    reserved: of('RESERVED'),
    out_of_service: of('OUT_OF_SERVICE'),
  }
}

type Part = Money & { name: string; units: number; occupied: number; arrears: number }

function breakdowns(
  places: readonly PlaceOfUnits[],
  homes: readonly Home[],
  money: readonly PropertyMoney[],
  arrearsOf: ReadonlyMap<string, number>,
): Pick<EstateAnalytics, 'by_property' | 'by_landlord'> {
  const payableUnitsOf = Map.groupBy(homes, ({ property_id }) => property_id)
  const moneyOf = addUp(money, ({ property_id }) => property_id)
  const properties = places.map(({ property_id, name, landlord_id, landlord_name }) => {
    const inside = payableUnitsOf.get(property_id) ?? []
    return {
      property_id,
      landlord_id,
      landlord_name,
      name,
      units: inside.length,
      occupied: inside.filter(({ status }) => status === 'OCCUPIED').length,
      ...(moneyOf.get(property_id) ?? NO_MONEY),
      arrears: arrearsOf.get(property_id) ?? 0,
    }
  })
  const landlords = [...Map.groupBy(properties, ({ landlord_id }) => landlord_id)].map(
    ([landlord_id, owned]) => ({
      landlord_id,
      ...addParts(owned[0]?.landlord_name ?? '', owned),
    }),
  )
  return {
    by_property: largestFirst(properties.map(({ landlord_id: _, landlord_name: __, ...part }) => part)),
    by_landlord: largestFirst(landlords),
  }
}

const addParts = (name: string, parts: readonly Part[]): Part =>
  parts.reduce(
    (sum, part) => ({
      name,
      units: sum.units + part.units,
      occupied: sum.occupied + part.occupied,
      expected: sum.expected + part.expected,
      collected: sum.collected + part.collected,
      arrears: sum.arrears + part.arrears,
    }),
    { name, units: 0, occupied: 0, arrears: 0, ...NO_MONEY },
  )

function largestFirst<T extends { units: number; name: string }>(parts: T[]): { data: T[]; others: number } {
  const sorted = parts.sort((a, b) => b.units - a.units || a.name.localeCompare(b.name))
  return { data: sorted.slice(0, MOST_PARTS), others: Math.max(0, sorted.length - MOST_PARTS) }
}
