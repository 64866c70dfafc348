import type { ForecastInput, ForecastUnit, RentTerm } from './forecast-input.ts'
import { part, WHOLE } from './payment-curve.ts'

/** Shares rest on at least so many cases; below that nothing is said. */
const LEAST_CASES = 3
const LOOKED_BACK_DAYS = 730
/** Who signs again within so many days of the end has stayed. */
const RENEWED_WITHIN_DAYS = 60
export const MONTH_DAYS = 30

/** How leases end and empty units fill here; shares in parts of WHOLE, null where there is too little to go by. */
export type Turnover = { ended: number; renewed: number | null; letInMonth: number | null }

/** From what was known at the end of a day, over the two years before it. */
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

/** At most all of them, as where none was ever empty for a day. */
const paceOf = (lets: number, emptyDays: number) =>
  lets * MONTH_DAYS >= emptyDays ? WHOLE : part(WHOLE, lets * MONTH_DAYS, emptyDays)

/** Of each lease that came to its end, whether its tenant stayed. */
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

/** New tenancies, and the days on which units stood empty before them or still do. */
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
