import type { EstateAnalytics } from '@gida/contract/domains/analytics/estate-figures'
import { yearlyRent } from '@gida/contract/domains/analytics/rules'
import { addDays, type Day } from '@gida/contract/shared/dates'
import type { Home, Stay } from '../occupancy/unit-stays.ts'

const ENDING_WITHIN = [30, 60, 90]

export const isRunning = ({ status, start, end }: Stay, today: Day): boolean =>
  status === 'ACTIVE' && start <= today && end >= today

/** Yearly rent of each let unit, by unit. */
export function rentsPaid(stays: readonly Stay[], today: Day): Map<string, number> {
  const running = stays.filter((stay) => isRunning(stay, today))
  return new Map(running.map((stay) => [stay.unit_id, yearlyRent(stay.rent_amount, stay.frequency)]))
}

/** Yearly rents by number of bedrooms: paid by tenants and, for vacant units, asked. */
export function rentByBedrooms(
  homes: readonly Home[],
  paid: ReadonlyMap<string, number>,
): EstateAnalytics['rent_by_bedrooms'] {
  const there = homes.filter(({ archived }) => !archived)
  const rents = there.map((home) => ({
    bedrooms: home.bedrooms,
    rent: paid.get(home.unit_id) ?? yearlyRent(home.rent_amount, home.frequency),
  }))
  const known = rents.filter(({ rent }) => rent > 0)
  return [...Map.groupBy(known, ({ bedrooms }) => bedrooms)]
    .map(([bedrooms, group]) => ({
      bedrooms,
      units: group.length,
      ...spreadOf(group.map(({ rent }) => rent)),
    }))
    .sort((a, b) => (a.bedrooms ?? Number.POSITIVE_INFINITY) - (b.bedrooms ?? Number.POSITIVE_INFINITY))
}

const spreadOf = (rents: readonly number[]) => ({
  average: Math.floor(rents.reduce((sum, rent) => sum + rent, 0) / rents.length),
  lowest: Math.min(...rents),
  highest: Math.max(...rents),
})

/**
 * Running leases that are not renewed by time to their end, with their yearly rent. Leases of several units count once, and each
 * step includes those before it.
 */
export function leasesEnding(stays: readonly Stay[], today: Day): EstateAnalytics['leases_ending'] {
  const running = stays.filter((stay) => isRunning(stay, today) && !stay.is_renewed)
  const leases = [...new Map(running.map((stay) => [stay.lease_id, stay])).values()]
  return ENDING_WITHIN.map((within_days) => {
    const ending = leases.filter(({ end }) => end <= addDays(today, within_days))
    const yearly_rent = ending.reduce((sum, one) => sum + yearlyRent(one.lease_rent_amount, one.frequency), 0)
    return { within_days, count: ending.length, yearly_rent }
  })
}

/** The median, of two the lower; null if empty. */
export function medianOf(amounts: readonly number[]): number | null {
  const sorted = [...amounts].sort((a, b) => a - b)
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? null
}
