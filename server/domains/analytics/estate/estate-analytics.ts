import type { EstateAnalytics } from '@gida/contract/domains/analytics/estate-figures'
import { lastMonths, shareOf } from '@gida/contract/domains/analytics/rules'
import { addDays, addMonths, type Day, firstOfMonth, lagosDay } from '@gida/contract/shared/dates'
import type { Actor } from '../../../platform/access/actor.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { together } from '../../../platform/db/together.ts'
import { readDebt } from '../../charges/index.ts'
import { getArrearsByAge } from '../../collections/index.ts'
import { getEstate } from '../../estates/index.ts'
import { cachedFigure } from '../cached-figure.ts'
import { arrearsByProperty, readLateTenants } from './estate-arrears.ts'
import { figuresOfHomes, type NamedPlace, withLandlords } from './estate-homes.ts'
import {
  addUp,
  daysToPay,
  type Money,
  moneyOfEstate,
  NO_MONEY,
  type PropertyMoney,
  withRate,
} from './estate-money.ts'

const MOST_DEBTORS = 10
/** Rows of a breakdown; the rest is only counted. */
const MOST_PARTS = 100

/** The figures of one estate in one response. A landlord sees only their own properties. */
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
  const [homes, money, debt, ageing, arrears, most, days_to_pay] = await together([
    cachedFigure(tx, actor, { estate_id, name: `homes ${count}` }, () =>
      figuresOfHomes(tx, actor, estate_id, period, today),
    ),
    moneyOfEstate(tx, actor, estate_id, wholeMonths),
    readDebt(tx, actor, { estate_id }),
    getArrearsByAge(tx, actor, { estate_id }),
    arrearsByProperty(tx, actor, estate_id, today),
    readLateTenants(tx, actor, estate_id, today, { limit: MOST_DEBTORS }),
    daysToPay(tx, actor, estate_id, period),
  ])
  const byMonth = addUp(money, ({ month }) => month)
  const { counts } = homes
  const places = await withLandlords(tx, homes.places)
  return {
    estate_id,
    estate_name: estate.name,
    today,
    ...withRate(addUp(money, () => 'all').get('all') ?? NO_MONEY),
    months: homes.months.map(({ month, unit_days, occupied_days }) => ({
      month,
      ...withRate(byMonth.get(month) ?? NO_MONEY),
      unit_days,
      occupied_days,
      occupancy: shareOf(occupied_days, unit_days),
    })),
    debt,
    ageing,
    occupancy: { ...counts, rate: shareOf(counts.occupied, counts.units) },
    ...breakdowns(places, money, arrears),
    rent_by_bedrooms: homes.rent_by_bedrooms,
    leases_ending: homes.leases_ending,
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

/** Expected amounts include what falls due in the rest of the current month. */
const endOfMonth = (today: Day) => addDays(addMonths(firstOfMonth(today), 1), -1)

type Part = Money & { name: string; units: number; occupied: number; arrears: number }

function breakdowns(
  places: readonly NamedPlace[],
  money: readonly PropertyMoney[],
  arrearsOf: ReadonlyMap<string, number>,
): Pick<EstateAnalytics, 'by_property' | 'by_landlord'> {
  const moneyOf = addUp(money, ({ property_id }) => property_id)
  const properties = places.map((place) => ({
    ...place,
    ...(moneyOf.get(place.property_id) ?? NO_MONEY),
    arrears: arrearsOf.get(place.property_id) ?? 0,
  }))
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
