import { addDays, type Day } from '@gida/contract/shared/dates'
import { rentCharges } from '../../leases/index.ts'
import { dayNumber } from '../day-number.ts'
import type { ForecastInput, ForecastUnit, RentCharge, RentTerm, Span } from './forecast-input.ts'
import { comingOf, part, paymentCurve, WHOLE } from './payment-curve.ts'
import { MONTH_DAYS, turnover } from './turnover.ts'

/**
 * Expected rent in each span of days, from what was known at the end of `asOf`: open and future charges, and renewals and new lets
 * at the estate's own rates, each paid at the estate's usual pace. Whole kobo, rounded down. `renewed` is the share of ending leases
 * that continue; 0 if neither given nor known.
 */
export function expectRent(
  world: ForecastInput,
  asOf: number,
  spans: readonly Span[],
  renewed = turnover(world, asOf).renewed ?? 0,
): number[] {
  const until = spans.at(-1)?.last ?? asOf
  const curve = paymentCurve(world.charges, asOf)
  const byDue = new Map<number, number>()
  const add = (due: number, open: number) => byDue.set(due, (byDue.get(due) ?? 0) + open)

  for (const charge of world.charges) {
    if (charge.known <= asOf && charge.due <= until + EARLY_DAYS)
      add(charge.due, openAt(charge, asOf, world.today))
  }
  const { letInMonth } = turnover(world, asOf)
  if (renewed)
    for (const { due, amount } of renewals(world.terms, asOf, until)) add(due, part(amount, renewed, WHOLE))
  if (letInMonth) for (const { due, amount } of newLets(world, asOf, until, letInMonth)) add(due, amount)

  return spans.map((span) => {
    let sum = 0
    for (const [due, open] of byDue) sum += comingOf(curve, { due, open }, asOf, span)
    return sum
  })
}

/** Rent may be paid this many days early. */
const EARLY_DAYS = 60

/** The open amount on that day. Past waivers are not dated, so they are ignored for past days. */
function openAt(charge: RentCharge, asOf: number, today: number): number {
  if (asOf >= today) return charge.open
  let open = charge.amount
  for (const [lag, amount] of charge.paid) if (charge.due + lag <= asOf) open -= amount
  return Math.max(0, open)
}

type Due = { due: number; amount: number }

/** One more year of every last lease of a unit that ends before `until`, as if all were renewed. */
function renewals(terms: readonly RentTerm[], asOf: number, until: number): Due[] {
  const known = terms.filter(({ signed }) => signed <= asOf)
  const lastOf = new Map<string, RentTerm>()
  for (const term of known) {
    const other = lastOf.get(term.unit_id)
    if (!other || term.last > other.last) lastOf.set(term.unit_id, term)
  }
  const ending = [...lastOf.values()].filter(({ last }) => last >= asOf && last < until)
  return together(ending, ({ last, frequency }) => `${last} ${frequency}`).flatMap((group) =>
    yearOfRent({ ...group, from: group.last + 1 }),
  )
}

/** Rent of vacant units without a future lease, at the monthly letting rate. */
function newLets(world: ForecastInput, asOf: number, until: number, letInMonth: number): Due[] {
  const taken = new Set(
    world.terms.filter(({ signed, last }) => signed <= asOf && last >= asOf).map(({ unit_id }) => unit_id),
  )
  const empty = world.homes.filter(
    (home) => !taken.has(home.unit_id) && home.since <= asOf && home.rent_amount > 0,
  )
  const dues: Due[] = []
  for (const group of together(empty, ({ frequency }) => frequency)) {
    let stillEmpty = WHOLE
    for (let from = asOf + MONTH_DAYS / 2; from <= until; from += MONTH_DAYS) {
      const let_ = part(stillEmpty, letInMonth, WHOLE)
      stillEmpty -= let_
      for (const { due, amount } of yearOfRent({ ...group, from }))
        dues.push({ due, amount: part(amount, let_, WHOLE) })
    }
  }
  return dues
}

/** Merges items of the same kind and sums their rents. */
function together<T extends RentTerm | ForecastUnit>(all: readonly T[], kindOf: (one: T) => string): T[] {
  return [...Map.groupBy(all, kindOf).values()].map((group) => {
    const rent_amount = group.reduce((sum, one) => sum + one.rent_amount, 0)
    return { ...(group[0] as T), rent_amount }
  })
}

const DAY_ZERO: Day = '1970-01-01'
const YEAR_DAYS = 365

function yearOfRent({
  from,
  rent_amount,
  frequency,
}: Pick<RentTerm, 'rent_amount' | 'frequency'> & { from: number }): Due[] {
  const start_date = addDays(DAY_ZERO, from)
  const days = frequency === 'TWO_YEARLY' ? 2 * YEAR_DAYS : YEAR_DAYS
  const end_date = addDays(start_date, days - 1)
  const rent = { id: '', start_date, end_date, rent_amount, frequency, instalments: 1 }
  return rentCharges(rent).map(({ due_date, amount }) => ({ due: dayNumber(due_date), amount }))
}
