import type { MonthSpan } from '@gida/contract/domains/analytics/rules'
import type { Day } from '@gida/contract/shared/dates'
import { dayNumber } from '../day-number.ts'
import type { Home, Stay } from './unit-stays.ts'

/** First and last day, both inclusive. */
export type Span = { first: number; last: number }

export type OccupiedUnit = {
  property_id: string
  /** The day it was entered, or first let if that was earlier. */
  since: number
  /** The last day before it was archived. */
  until: number
  /** In order, without overlaps or adjacent spans, even if leases overlap. */
  lived: Span[]
  /** Days on which a new resident moved in, and the last days of residents who left. */
  moves_in: MoveIn[]
  moves_out: number[]
}
/** `empty`: days vacant before; null if it was entered with its tenant. */
export type MoveIn = { day: number; empty: number | null }

/** Occupied days from leases: a tenant who stays on after the last day counts until today. */
export function occupiedUnits(homes: readonly Home[], stays: readonly Stay[], today: Day): OccupiedUnit[] {
  const byUnit = Map.groupBy(stays, (stay) => stay.unit_id)
  const now = dayNumber(today)
  return homes.map((home) => {
    const own = (byUnit.get(home.unit_id) ?? []).map((stay) => daysOf(stay, home, now))
    own.sort((a, b) => a.first - b.first || a.last - b.last)
    const entered = dayNumber(home.created)
    const since = Math.min(entered, own[0]?.first ?? entered)
    const until = home.archived ? dayNumber(home.archived) - 1 : Number.POSITIVE_INFINITY
    return { property_id: home.property_id, since, until, lived: merge(own), ...movesOf(own, entered, now) }
  })
}

type Lived = Span & { tenant_id: string }

function daysOf({ start, end, status, tenant_id }: Stay, home: Home, today: number): Lived {
  const last = dayNumber(end)
  const staysOn = status === 'ACTIVE' && home.status === 'OCCUPIED' && last < today
  return { tenant_id, first: dayNumber(start), last: staysOn ? today : last }
}

function merge(stays: readonly Span[]): Span[] {
  const merged: Span[] = []
  for (const { first, last } of stays) {
    const open = merged.at(-1)
    if (open && first <= open.last + 1) open.last = Math.max(open.last, last)
    else merged.push({ first, last })
  }
  return merged
}

/** A tenant whose next lease follows directly neither leaves nor moves in. */
function movesOf(stays: readonly Lived[], entered: number, today: number) {
  const moves_in: MoveIn[] = []
  const moves_out: number[] = []
  let emptyFrom = entered
  for (const [index, stay] of stays.entries()) {
    const before = stays[index - 1]
    const after = stays[index + 1]
    if (!(before && goesOn(before, stay)) && stay.first <= today)
      moves_in.push({
        day: stay.first,
        empty: !before && stay.first <= entered ? null : Math.max(0, stay.first - emptyFrom),
      })
    if (!(after && goesOn(stay, after)) && stay.last < today) moves_out.push(stay.last)
    emptyFrom = Math.max(before ? emptyFrom : 0, stay.last + 1)
  }
  return { moves_in, moves_out }
}

/** A gap of up to this many days between two leases of one tenant does not count as leaving. */
const STILL_THERE_DAYS = 60
const goesOn = (one: Lived, next: Lived) =>
  one.tenant_id === next.tenant_id && next.first <= one.last + 1 + STILL_THERE_DAYS

export type DaysLived = {
  units: number
  unit_days: number
  occupied_days: number
  new_lets: number
  ends: number
}

/** The occupied days of units in one month, up to `today`. */
export function countMonth(homes: readonly OccupiedUnit[], month: MonthSpan, today: Day): DaysLived {
  const from = dayNumber(month.first)
  const to = Math.min(dayNumber(month.last), dayNumber(today))
  const counted = { units: 0, unit_days: 0, occupied_days: 0, new_lets: 0, ends: 0 }
  if (to < from) return counted
  for (const home of homes) {
    const last = Math.min(to, home.until)
    const days = overlap({ first: home.since, last }, from, last)
    if (days === 0) continue
    counted.units += 1
    counted.unit_days += days
    for (const span of home.lived) counted.occupied_days += overlap(span, from, last)
    for (const { day } of home.moves_in) if (day >= from && day <= to) counted.new_lets += 1
    for (const day of home.moves_out) if (day >= from && day <= to) counted.ends += 1
  }
  return counted
}

export const overlap = ({ first, last }: Span, from: number, to: number): number =>
  Math.max(0, Math.min(last, to) - Math.max(first, from) + 1)
