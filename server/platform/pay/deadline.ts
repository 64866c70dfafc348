import { AsyncLocalStorage } from 'node:async_hooks'

/** A person at a screen waits no longer than this for all that one call asks of the provider. */
export const PERSON_WAITS_MS = 7_000

/** When the time is over, by the clock and by one timer: that may ring a little before, and then it is over all the same. */
type Budget = { until: number; isOver: AbortSignal }

const budgets = new AsyncLocalStorage<Budget>()

/**
 * What is asked of the provider in here shares one budget of time, and never has more than what is around it. Jobs have none:
 * each of their calls may take as long as the wire allows.
 */
export function withDeadline<T>(milliseconds: number, work: () => Promise<T>): Promise<T> {
  const left = Math.min(milliseconds, timeLeft())
  const isOver = AbortSignal.timeout(Math.ceil(left))
  return budgets.run({ until: performance.now() + left, isOver }, work)
}

/** Milliseconds that are left of the budget; without one, no end. */
export function timeLeft(): number {
  const budget = budgets.getStore()
  if (!budget) return Number.POSITIVE_INFINITY
  return budget.isOver.aborted ? 0 : Math.max(0, budget.until - performance.now())
}

/** Rings after so long, or when the budget is over. */
export function patienceSignal(milliseconds: number): AbortSignal {
  const budget = budgets.getStore()
  const usual = AbortSignal.timeout(milliseconds)
  return budget ? AbortSignal.any([usual, budget.isOver]) : usual
}
