import { type ForecastInput, received } from './forecast-input.ts'
import { forecastRent, type History, mean } from './forecast-rent.ts'

export type Backtest = {
  months: number
  within_range: number
  mean_error: number
  mean_error_of_guess: number
}

export const LEAST_MONTHS = 6
const MOST_HELD_BACK = 6
const LEAST_TO_LEARN_FROM = 3

/** Forecasts of the latest past months from what was known before them; null without enough history. */
export function backtestForecast(world: ForecastInput, history: History): Backtest | null {
  if (history.length < LEAST_MONTHS) return null
  const count = Math.min(MOST_HELD_BACK, history.length - LEAST_TO_LEARN_FROM)
  const held = history.slice(-count)
  const known = history.slice(0, -count)
  const foreseen = forecastRent(world, known, (held[0]?.first ?? 0) - 1, held)
  const were = held.map((span) => received(world.charges, span))
  const missed = were.map((was, i) => Math.abs(was - (foreseen[i]?.expected ?? 0)))
  const within = were.filter((was, i) => was >= (foreseen[i]?.low ?? 0) && was <= (foreseen[i]?.high ?? 0))
  const guesses = guessNaively(world, history, count)
  return {
    months: count,
    within_range: within.length,
    mean_error: mean(missed),
    mean_error_of_guess: mean(were.map((was, i) => Math.abs(was - (guesses[i] ?? 0)))),
  }
}

const YEAR = 12

/** The naive forecast: the same month of last year, or else the latest known month. */
function guessNaively(world: ForecastInput, history: History, count: number): number[] {
  const first = history.length - count
  return Array.from({ length: count }, (_, i) => {
    const like = history[first + i - YEAR] ?? history[first - 1]
    return like ? received(world.charges, like) : 0
  })
}
