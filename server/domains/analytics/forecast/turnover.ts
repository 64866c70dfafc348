import type { ForecastInput, ForecastUnit, RentTerm } from './forecast-input.ts'
import { part, WHOLE } from './payment-curve.ts'

/** Minimum number of cases for a rate; null below it. */
const LEAST_CASES = 3
const LOOKED_BACK_DAYS = 730
/** A new lease within this many days of the end counts as a renewal. */
const RENEWED_WITHIN_DAYS = 60
export const MONTH_DAYS = 30

/** Renewal and letting rates, as shares of WHOLE; null if there are too few cases. */
export type Turnover = { ended: number; renewed: number | null; letInMonth: number | null }

/** From what was known at the end of a day, over the two years before. */
export function turnover(world: ForecastInput, asOf: number): Turnover {
  const known = world.terms.filter(({ signed }) => signed <= asOf)
  const byUnit = Map.groupBy(known, ({ unit_id }) => unit_id)
  const ends = endings(byUnit, asOf)
  const { lets, emptyDays } = lettings(world.homes, byUnit, asOf)
  return {
    ended: ends.length,
    renewed: ends.length < LEAST_CASES ? null : part(WHOLE, ends.filter(Boolean).length, ends.length),
    letInMonth: lets < LEAST_CASES ? null : paceOf(lets, emptyDays),
  }
}

/** At most WHOLE, also if units were never vacant for a day. */
const paceOf = (lets: number, emptyDays: number) =>
  lets * MONTH_DAYS >= emptyDays ? WHOLE : part(WHOLE, lets * MONTH_DAYS, emptyDays)

/** For each ended lease, whether its tenant stayed. */
function endings(byUnit: Map<string, RentTerm[]>, asOf: number): boolean[] {
  const stayed: boolean[] = []
  for (const terms of byUnit.values()) {
    for (const { last, tenant_id } of terms) {
      if (last >= asOf || last < asOf - LOOKED_BACK_DAYS) continue
      stayed.push(terms.some((next) => next.tenant_id === tenant_id && follows(next, last)))
    }
  }
  return stayed
}

const follows = (next: RentTerm, last: number) =>
  next.first > last && next.first <= last + RENEWED_WITHIN_DAYS

/** New tenancies, and days on which units were vacant. */
function lettings(homes: readonly ForecastUnit[], byUnit: Map<string, RentTerm[]>, asOf: number) {
  const from = asOf - LOOKED_BACK_DAYS
  let lets = 0
  let emptyDays = 0
  for (const home of homes) {
    let emptyFrom = Math.max(home.since, from)
    let tenant = ''
    for (const term of byUnit.get(home.unit_id) ?? []) {
      const begins = Math.min(term.first, asOf + 1)
      if (begins > emptyFrom) emptyDays += begins - emptyFrom
      if (term.first > from && term.tenant_id !== tenant) lets += 1
      tenant = term.tenant_id
      emptyFrom = Math.max(emptyFrom, term.last + 1)
    }
    if (asOf + 1 > emptyFrom) emptyDays += asOf + 1 - emptyFrom
  }
  return { lets, emptyDays }
}
