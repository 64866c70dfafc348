import type { EstateForecast } from '@gida/contract/domains/analytics/forecast'
import { type MonthSpan, monthsOf } from '@gida/contract/domains/analytics/rules'
import { addDays, addMonths, type Day, firstOfMonth, lagosDay } from '@gida/contract/shared/dates'
import type { Actor } from '../../../platform/access/actor.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { getEstate } from '../../estates/index.ts'
import { cachedFigure } from '../cached-figure.ts'
import { dayNumber } from '../day-number.ts'
import { backtestForecast, LEAST_MONTHS } from './backtest-forecast.ts'
import { type ForecastInput, received, type Span } from './forecast-input.ts'
import { type Foreseen, forecastRent, type History } from './forecast-rent.ts'
import { sayMethod } from './method.ts'
import { paymentCurve, unpaidAt, WHOLE } from './payment-curve.ts'
import { readForecastInput } from './read-forecast-input.ts'
import { turnover } from './turnover.ts'

const MONTHS_AHEAD = 12
const MONTHS_BACK = 12

/** Expected rent of the rest of this month and the next twelve, and how the method performed on past months. */
export async function getEstateForecast(tx: Tx, actor: Actor, estate_id: string): Promise<EstateForecast> {
  const estate = await getEstate(tx, actor, estate_id)
  const today = lagosDay(tx.now)
  const forecast = await cachedFigure(tx, actor, { estate_id, name: 'forecast', isOfMoney: true }, async () =>
    forecastOf(await readForecastInput(tx, actor, estate_id, today), today),
  )
  return { estate_id, estate_name: estate.name, today, ...forecast }
}

/** The forecast from this input; pure. */
export function forecastOf(
  world: ForecastInput,
  today: Day,
): Omit<EstateForecast, 'estate_id' | 'estate_name' | 'today'> {
  const history = monthsThatHaveBeen(world, today)
  const spans = history.map(asSpan)
  const coming = comingMonths(today)
  const isEarly = history.length < LEAST_MONTHS
  const foreseen = isEarly
    ? contracted(world, coming.map(asSpan))
    : forecastRent(world, spans, world.today, coming.map(asSpan))
  const named = coming.map(({ month }, i) => ({
    month,
    ...(foreseen[i] ?? { expected: 0, low: 0, high: 0 }),
  }))
  const [rest, ...months] = named as [(typeof named)[0], ...typeof named]
  const basis = basisOf(world, history)
  const running = { first: dayNumber(firstOfMonth(today)), last: world.today }
  return {
    months,
    this_month: { ...rest, collected: received(world.charges, running) },
    past: history
      .slice(-MONTHS_BACK)
      .map((month) => ({ month: month.month, collected: received(world.charges, asSpan(month)) })),
    method: sayMethod(basis, isEarly),
    basis,
    tested: backtestForecast(world, spans),
  }
}

const asSpan = ({ first, last }: MonthSpan): Span => ({ first: dayNumber(first), last: dayNumber(last) })

/** The rest of this month, possibly empty, and the next twelve. */
function comingMonths(today: Day): MonthSpan[] {
  const next = addMonths(firstOfMonth(today), 1)
  const rest = { month: today.slice(0, 7), first: addDays(today, 1), last: addDays(next, -1) }
  return [rest, ...monthsOf({ from: next, to: addDays(addMonths(next, MONTHS_AHEAD), -1) })]
}

/** Whole months since rent was first due or received, within the period read. */
function monthsThatHaveBeen(world: ForecastInput, today: Day): MonthSpan[] {
  const begun = world.charges
    .filter(({ due, known }) => due < world.today && known <= world.today)
    .reduce((first, { due }) => Math.min(first, due), world.today)
  const from = firstOfMonth(addDays('1970-01-01', begun))
  const to = addDays(firstOfMonth(today), -1)
  return from < to ? monthsOf({ from, to }) : []
}

/** Without enough history: contractual amounts on their due days, as an upper limit. */
function contracted(world: ForecastInput, spans: readonly Span[]): Foreseen[] {
  return spans.map(({ first, last }) => {
    const due = world.charges.filter((charge) => charge.due >= first && charge.due <= last)
    const expected = due.reduce((sum, { open }) => sum + open, 0)
    return { expected, low: 0, high: expected }
  })
}

const MONTH_AFTER_DUE = 30
const inBasisPoints = (share: number) => Math.floor((share * 10_000) / WHOLE)

function basisOf(world: ForecastInput, history: History | MonthSpan[]): EstateForecast['basis'] {
  const { ended, renewed, letInMonth } = turnover(world, world.today)
  const hasFallenDue = world.charges.some(({ due, known }) => due <= world.today && known <= world.today)
  const paid = WHOLE - unpaidAt(paymentCurve(world.charges, world.today), MONTH_AFTER_DUE)
  return {
    months_of_history: history.length,
    paid_within_30_days: hasFallenDue ? inBasisPoints(paid) : null,
    leases_ended: ended,
    renewed: renewed === null ? null : inBasisPoints(renewed),
    let_in_a_month: letInMonth === null ? null : inBasisPoints(letInMonth),
  }
}
