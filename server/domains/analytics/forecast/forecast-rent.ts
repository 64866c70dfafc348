import { expectRent } from './expect-rent.ts'
import { type ForecastInput, received, type Span } from './forecast-input.ts'
import { part, WHOLE } from './payment-curve.ts'
import { turnover } from './turnover.ts'

export type Foreseen = { expected: number; low: number; high: number }

/** With fewer backtested months, the range is as wide as its reference amount. */
const LEAST_ERRORS = 6
/** The range covers nine in ten past errors. */
const COVERED = { share: 9, of: 10 }
/** The method is backtested from these many months ago, each time for up to half a year. */
const TRIED_FROM = [3, 6, 9, 12]
const TRIED_FOR = 6
/** Minimum months of history for a backtest. */
const LEAST_HISTORY = 3

/** Shares of the expected amount, in millionths. */
const MILLION = 1_000_000
/** Wider ranges than ten times the reference amount are capped. */
const WIDEST = 10 * MILLION

/**
 * Expected rent of spans after `asOf`, with a range as wide as past errors of the method. Without a known renewal rate no lease is
 * expected to be renewed, and the upper end assumes that all are.
 */
export function forecastRent(
  world: ForecastInput,
  history: History,
  asOf: number,
  spans: readonly Span[],
): Foreseen[] {
  const spread = spreadOf(pastErrors(world, history, asOf))
  const expected = expectRent(world, asOf, spans)
  const usual = mean(expected)
  const most = turnover(world, asOf).renewed === null ? expectRent(world, asOf, spans, WHOLE) : expected
  return expected.map((amount, i) => {
    const half = part(baseOf(amount, usual), spread, MILLION)
    return { expected: amount, low: Math.max(0, amount - half), high: Math.max(amount, most[i] ?? 0) + half }
  })
}

/** Past whole months, earliest first. */
export type History = readonly Span[]

/** Past errors of the method, as shares of the reference amount. */
function pastErrors(world: ForecastInput, history: History, asOf: number): number[] {
  const been = history.filter(({ last }) => last <= asOf)
  return TRIED_FROM.flatMap((back) => {
    const first = been.length - back
    if (first < LEAST_HISTORY) return []
    const spans = been.slice(first, first + TRIED_FOR)
    const expected = expectRent(world, (spans[0]?.first ?? 0) - 1, spans)
    const usual = mean(expected)
    return spans.map((span, index) => {
      const guess = expected[index] ?? 0
      const missed = Math.abs(received(world.charges, span) - guess)
      const base = baseOf(guess, usual)
      return missed === 0 ? 0 : base === 0 ? MILLION : Math.min(WIDEST, part(missed, MILLION, base))
    })
  })
}

function spreadOf(errors: readonly number[]): number {
  if (errors.length < LEAST_ERRORS) return MILLION
  const sorted = [...errors].sort((a, b) => a - b)
  const place = Math.ceil((sorted.length * COVERED.share) / COVERED.of) - 1
  return sorted[place] ?? MILLION
}

/**
 * Reference amount: the mean of the month's and the usual amount, since large months may have larger errors, and small ones errors
 * larger than themselves.
 */
const baseOf = (amount: number, usual: number) => Math.floor((amount + usual) / 2)

export const mean = (amounts: readonly number[]): number =>
  amounts.length === 0 ? 0 : Math.floor(amounts.reduce((sum, amount) => sum + amount, 0) / amounts.length)
