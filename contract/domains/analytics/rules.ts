import { addDays, addMonths, type Day, daysBetween, firstOfMonth } from '../../shared/dates.ts'
import type { Frequency } from '../estates/unit.ts'

/** Longest period of a report, in months. */
export const MOST_MONTHS = 36
/** Aggregates over fewer units are hidden, since they could be traced to one of them. */
export const LEAST_ALIKE = 5

const PERIODS_IN_TWO_YEARS: Record<Frequency, number> = {
  MONTHLY: 24,
  QUARTERLY: 8,
  HALF_YEARLY: 4,
  YEARLY: 2,
  TWO_YEARLY: 1,
}

/** Annual rent for any frequency; whole kobo, floored. */
export function yearlyRent(rent_amount: number, frequency: Frequency): number {
  return Math.floor((rent_amount * PERIODS_IN_TWO_YEARS[frequency]) / 2)
}

/** Rent for so many days; whole kobo, floored. */
export function rentOfDays(yearly: number, days: number): number {
  return Number((BigInt(yearly) * BigInt(Math.max(0, days))) / 365n)
}

/** A share in basis points; null if the whole is 0. */
export function shareOf(part: number, whole: number): number | null {
  return whole > 0 ? Number((BigInt(part) * 10_000n) / BigInt(whole)) : null
}

export type Period = { from: Day; to: Day }
export type MonthSpan = { month: string; first: Day; last: Day }

/** The months of a period, the first and last clipped to it. */
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

/** The current month and the ones before it, `count` in total, up to today. */
export function lastMonths(today: Day, count: number): Period {
  return { from: addMonths(firstOfMonth(today), 1 - count), to: today }
}

/** Number of calendar months that a period touches. */
export function monthCount({ from, to }: Period): number {
  const [start, end] = [from, to].map((day) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)))
  return (end ?? 0) - (start ?? 0) + 1
}

export const daysIn = ({ first, last }: MonthSpan): number => daysBetween(first, last) + 1
