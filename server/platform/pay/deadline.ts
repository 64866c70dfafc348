import { AsyncLocalStorage } from 'node:async_hooks'

/** Total time for provider calls in one request with a person waiting. */
export const PERSON_WAITS_MS = 7_000

/** Deadline by clock and by timer; the timer may fire slightly early and counts. */
type Budget = { until: number; isOver: AbortSignal }

const budgets = new AsyncLocalStorage<Budget>()

/**
 * Provider calls inside share one time budget, never longer than an enclosing one. Jobs have none: each of their calls
 * may take the wire's full timeout.
 */
export function withDeadline<T>(milliseconds: number, work: () => Promise<T>): Promise<T> {
  const left = Math.min(milliseconds, timeLeft())
  const isOver = AbortSignal.timeout(Math.ceil(left))
  return budgets.run({ until: performance.now() + left, isOver }, work)
}

/** Milliseconds left of the budget; infinite without one. */
export function timeLeft(): number {
  const budget = budgets.getStore()
  if (!budget) return Number.POSITIVE_INFINITY
  return budget.isOver.aborted ? 0 : Math.max(0, budget.until - performance.now())
}

/** Aborts after this time, or when the budget ends. */
export function timeoutSignal(milliseconds: number): AbortSignal {
  const budget = budgets.getStore()
  const usual = AbortSignal.timeout(milliseconds)
  return budget ? AbortSignal.any([usual, budget.isOver]) : usual
}
