import { addDays, addMonths, type Day, daysBetween, firstOfMonth } from '../../shared/dates.ts'
import type { Frequency } from '../estates/unit.ts'

/** Days are counted within these; the table of a longer period would be too long to read. */
export const MOST_MONTHS = 36
/** What rests on fewer than so many units is not shown: it could be read back to one of them. */
export const LEAST_ALIKE = 5

const PERIODS_IN_TWO_YEARS: Record<Frequency, number> = {
  MONTHLY: 24,
  QUARTERLY: 8,
  HALF_YEARLY: 4,
  YEARLY: 2,
  TWO_YEARLY: 1,
}

/** A year of a rent, however often it falls due; whole kobo, floored. */
export function yearlyRent(rent_amount: number, frequency: Frequency): number {
  return Math.floor((rent_amount * PERIODS_IN_TWO_YEARS[frequency]) / 2)
}

/** What so many days of a rent come to; whole kobo, floored. */
export function rentOfDays(yearly: number, days: number): number {
  return Number((BigInt(yearly) * BigInt(Math.max(0, days))) / 365n)
}

/** A part of a whole in basis points; null where there is nothing to be a part of. */
export function shareOf(part: number, whole: number): number | null {
  return whole > 0 ? Number((BigInt(part) * 10_000n) / BigInt(whole)) : null
}

export type Period = { from: Day; to: Day }
export type MonthSpan = { month: string; first: Day; last: Day }

/** The months of a period, the first and the last of them cut to it. */
export function monthsOf({ from, to }: Period): MonthSpan[] {
  const months: MonthSpan[] = []
  for (let first = from; first <= to; ) {
    const next = addMonths(firstOfMonth(first), 1)
    const last = next <= to ? addDays(next, -1) : to
    months.push({ month: first.slice(0, 7), first, last })
    first = next
  }
  return months
}

/** The running month and those before it, so many in all, up to today. */
export function lastMonths(today: Day, count: number): Period {
  return { from: addMonths(firstOfMonth(today), 1 - count), to: today }
}

/** Whole months that a period touches. */
export function monthCount({ from, to }: Period): number {
  const [start, end] = [from, to].map((day) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)))
  return (end ?? 0) - (start ?? 0) + 1
}

export const daysIn = ({ first, last }: MonthSpan): number => daysBetween(first, last) + 1
