import { addDays, addMonths, type Day, daysBetween } from '../../shared/dates.ts'
import type { Frequency } from '../estates/unit.ts'
import { MONTHS_OF } from './rules.ts'

/** Dates of a tenancy, both inclusive, and its rent; kobo. */
export type RentTerms = {
  start_date: Day
  end_date: Day
  /** Per period of the frequency. */
  rent_amount: number
  frequency: Frequency
  /** Equal parts of a period; divides its months. */
  instalments: number
}

/** A recurring amount: `amount` per so many months, in so many parts. */
export type Recurring = { amount: number; months: number; parts: number }

/** Due on `start` for the days to `end`; `part` counts from 0 in each period. */
export type Part = { start: Day; end: Day; part: number; amount: number }

/**
 * The parts in a term, each due on its first day for its own months. Only the last may be short, and is prorated by
 * days, floored. So if a lease ends early, each part owes what this gives for the shorter lease.
 */
export function partsOfTerm(
  { start_date, end_date }: Pick<RentTerms, 'start_date' | 'end_date'>,
  { amount, months, parts }: Recurring,
): Part[] {
  const made: Part[] = []
  const step = months / parts
  for (let number = 0; ; number++) {
    const start = addMonths(start_date, number * step) // from the first day each time, so that the 31st is kept
    if (start > end_date) return made
    const whole = addDays(addMonths(start_date, (number + 1) * step), -1)
    const end = whole < end_date ? whole : end_date
    const part = number % parts
    const [days, ofDays] = [daysBetween(start, end) + 1, daysBetween(start, whole) + 1]
    made.push({ start, end, part, amount: shareByDays(partOf(amount, part, parts), days, ofDays) })
  }
}

/** The rent as a recurring amount. */
export const rentOf = ({ rent_amount, frequency, instalments }: RentTerms): Recurring => ({
  amount: rent_amount,
  months: MONTHS_OF[frequency],
  parts: instalments,
})

/** The total rent of the term, as charged. */
export const rentOfTerm = (terms: RentTerms): number =>
  partsOfTerm(terms, rentOf(terms)).reduce((sum, { amount }) => sum + amount, 0)

/** Equal parts in whole kobo; the remainder is in the first. */
export function partOf(amount: number, part: number, parts: number): number {
  const each = Math.floor(amount / parts)
  return part === 0 ? amount - each * (parts - 1) : each
}

/** Prorates an amount by days, floored. */
export const shareByDays = (amount: number, days: number, ofDays: number) =>
  Number((BigInt(amount) * BigInt(days)) / BigInt(ofDays))
