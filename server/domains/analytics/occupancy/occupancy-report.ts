import type { OccupancyReport, OccupiedMonth } from '@gida/contract/domains/analytics/estate-figures'
import {
  lastMonths,
  MOST_MONTHS,
  type MonthSpan,
  monthsOf,
  type Period,
  shareOf,
} from '@gida/contract/domains/analytics/rules'
import { addDays, addMonths, type Day, firstOfMonth, lagosDay } from '@gida/contract/shared/dates'
import type { Actor } from '../../../platform/access/actor.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { together } from '../../../platform/db/together.ts'
import { getEstate } from '../../estates/index.ts'
import { cachedFigure } from '../cached-figure.ts'
import { countUnits } from '../estate/estate-homes.ts'
import { countMonth, type OccupiedUnit, occupiedUnits } from './occupied-days.ts'
import { readPlaces, readStays, readUnits } from './unit-stays.ts'

/** Limit of property-months in one response. */
const MOST_CELLS = 900
const MONTHS_UNLESS_SAID = 12

/** Let days as a share of all days in a period, up to today. A lease counts from its first day. */
export async function getOccupancyReport(
  tx: Tx,
  actor: Actor,
  estate_id: string,
  asked: Partial<Period>,
): Promise<OccupancyReport> {
  const estate = await getEstate(tx, actor, estate_id)
  const today = lagosDay(tx.now)
  const period = resolvePeriod(asked, today)
  const name = `occupancy ${period.from} ${period.to}`
  const days = await cachedFigure(tx, actor, { estate_id, name }, () =>
    daysLet(tx, actor, estate_id, period, today),
  )
  return { estate_id, estate_name: estate.name, today, ...period, ...days }
}

async function daysLet(tx: Tx, actor: Actor, estate_id: string, period: Period, today: Day) {
  const [homes, stays, places] = await together([
    readUnits(tx, actor, estate_id),
    readStays(tx, actor, estate_id),
    readPlaces(tx, actor, estate_id),
  ])
  const lived = occupiedUnits(homes, stays, today)
  const spans = monthsOf(period)
  const shown = Math.max(1, Math.floor(MOST_CELLS / Math.max(1, spans.length)))
  const ofProperty = Map.groupBy(lived, ({ property_id }) => property_id)
  return {
    months: countMonths(lived, spans, today),
    properties: places.slice(0, shown).map(({ property_id, name }) => ({
      property_id,
      name,
      months: countMonths(ofProperty.get(property_id) ?? [], spans, today),
    })),
    others: Math.max(0, places.length - shown),
    now: countUnits(homes),
  }
}

const countMonths = (
  homes: readonly OccupiedUnit[],
  spans: readonly MonthSpan[],
  today: Day,
): OccupiedMonth[] =>
  spans.map((span) => {
    const counted = countMonth(homes, span, today)
    return { month: span.month, ...counted, rate: shareOf(counted.occupied_days, counted.unit_days) }
  })

/** Default: the last twelve months; with only one day given, as long as a report may be. */
export function resolvePeriod(
  { from, to }: { from?: Day | undefined; to?: Day | undefined },
  today: Day,
): Period {
  if (from && to) return { from, to }
  if (to) return { from: addDays(addMonths(to, -MONTHS_UNLESS_SAID), 1), to }
  if (!from) return lastMonths(today, MONTHS_UNLESS_SAID)
  const longest = addDays(addMonths(firstOfMonth(from), MOST_MONTHS), -1)
  return { from, to: from > today ? from : longest < today ? longest : today }
}
