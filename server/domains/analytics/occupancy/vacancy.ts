import { rentOfDays, yearlyRent } from '@gida/contract/domains/analytics/rules'
import type { VacantUnit } from '@gida/contract/domains/analytics/vacancy'
import { addDays, type Day, daysBetween } from '@gida/contract/shared/dates'
import { dayNumber } from '../day-number.ts'
import { medianOf } from '../estate/estate-rents.ts'
import type { OccupiedUnit } from './occupied-days.ts'
import type { Home } from './unit-stays.ts'

/** Let units with as many bedrooms that are needed for comparison before a rent counts as high. */
const LEAST_LIKE = 3
/** Basis points above the median. */
const DEAR = 1000

const DAY_ZERO: Day = '1970-01-01'

export type EmptyUnit = Omit<VacantUnit, 'property_name'>

/** The units vacant today, since when, and the rent lost, largest loss first. */
export function emptyUnits(
  homes: readonly Home[],
  lived: readonly OccupiedUnit[],
  paid: ReadonlyMap<string, number>,
  today: Day,
): EmptyUnit[] {
  const likeOf = middleByBedrooms(homes, paid)
  const empty = homes.flatMap((home, i) => {
    const days = lived[i]
    if (home.status !== 'VACANT' || home.archived || !days) return []
    const since = emptySince(days, today)
    const yearly_rent = yearlyRent(home.rent_amount, home.frequency)
    const count = daysBetween(since, today)
    return [
      {
        unit_id: home.unit_id,
        unit_name: home.unit_name,
        property_id: home.property_id,
        bedrooms: home.bedrooms,
        since,
        days: count,
        rent_amount: home.rent_amount,
        frequency: home.frequency,
        yearly_rent,
        rent_lost: rentOfDays(yearly_rent, count),
        like: compare(yearly_rent, likeOf.get(home.bedrooms)),
      },
    ]
  })
  return empty.sort((a, b) => b.rent_lost - a.rent_lost || b.days - a.days)
}

/** The day after the last occupied one, or the day of entry. Future leases are ignored. */
function emptySince({ since, lived }: OccupiedUnit, today: Day): Day {
  const now = dayNumber(today)
  const last = lived.findLast(({ first }) => first <= now)
  return addDays(DAY_ZERO, Math.min(now, last ? last.last + 1 : since))
}

type Middle = { yearly_rent: number; units: number }

function middleByBedrooms(
  homes: readonly Home[],
  paid: ReadonlyMap<string, number>,
): Map<number | null, Middle> {
  const middles = new Map<number | null, Middle>()
  for (const [bedrooms, group] of Map.groupBy(homes, (home) => home.bedrooms)) {
    const rents = group.flatMap(({ unit_id }) => paid.get(unit_id) ?? [])
    const middle = medianOf(rents)
    if (middle !== null && rents.length >= LEAST_LIKE)
      middles.set(bedrooms, { yearly_rent: middle, units: rents.length })
  }
  return middles
}

function compare(asked: number, middle: Middle | undefined): VacantUnit['like'] {
  if (!middle || asked === 0) return null
  const above = aboveOf(asked, middle.yearly_rent)
  return { ...middle, above, is_dear: above > DEAR }
}

/** The difference of one amount to another in basis points; negative if lower. */
export const aboveOf = (amount: number, other: number): number =>
  other > 0 ? Number((BigInt(amount - other) * 10_000n) / BigInt(other)) : 0

/** Average days to let between two days; null if nothing was let. */
export function daysToLet(
  lived: readonly OccupiedUnit[],
  { from, to }: { from: Day; to: Day },
): { lets: number; average_days_to_let: number | null } {
  const [first, last] = [dayNumber(from), dayNumber(to)]
  const lets = lived.flatMap(({ moves_in }) =>
    moves_in.flatMap(({ day, empty }) => (day >= first && day <= last && empty !== null ? empty : [])),
  )
  const empty = lets.reduce((sum, days) => sum + days, 0)
  return { lets: lets.length, average_days_to_let: lets.length > 0 ? Math.round(empty / lets.length) : null }
}
