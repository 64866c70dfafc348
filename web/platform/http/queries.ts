import { type InvalidateQueryFilters, type Query, QueryClient } from '@tanstack/react-query'
import { onSessionEnd } from '../session/session.ts'
import { fullJitter } from './backoff.ts'
import { isUnanswered } from './errors.ts'

const MINUTE = 60_000
/** Stale time by kind of data, in milliseconds. */
export const FRESH = {
  critical: 30_000,
  normal: 5 * MINUTE,
  analytics: 10 * MINUTE,
  static: 30 * MINUTE,
} as const
export type Freshness = keyof typeof FRESH

const DELAY = { first: 2_000, factor: 2, most: 30_000 }
export const retryDelay = (failures: number): number => fullJitter(failures, DELAY)

/**
 * The HTTP client has already retried failures with an answer (5xx, 401, 408, 429 …), and leaves those without one to this rule, so that
 * retries never multiply.
 */
export const isRetryable = (failures: number, error: unknown): boolean => failures < 3 && isUnanswered(error)

/**
 * Invalidates again once a fetch under way completes: it may have begun before the change, and its success would mark the stale answer as
 * fresh.
 */
class MarkingClient extends QueryClient {
  readonly #overtaken = new Set<Query>()

  override invalidateQueries(...[filters, ...more]: Parameters<QueryClient['invalidateQueries']>) {
    if (filters?.refetchType !== 'none') this.#markWhenItComes(filters)
    return super.invalidateQueries(filters, ...more)
  }

  #markWhenItComes(filters: InvalidateQueryFilters | undefined): void {
    for (const query of this.getQueryCache().findAll({ ...filters, fetchStatus: 'fetching' })) {
      if (this.#overtaken.has(query)) continue
      this.#overtaken.add(query)
      const isOver = () => this.#overtaken.delete(query)
      query.promise?.then(() => {
        isOver()
        void super.invalidateQueries({ queryKey: query.queryKey, exact: true })
      }, isOver)
    }
  }
}

export const queryClient = new MarkingClient({
  defaultOptions: {
    queries: {
      staleTime: FRESH.normal,
      gcTime: 30 * MINUTE,
      retry: isRetryable,
      retryDelay,
      refetchOnWindowFocus: false,
    },
    // Payments are never queued for a later network: a mutation while offline fails at once.
    mutations: { networkMode: 'always', retry: false, gcTime: 30 * MINUTE },
  },
})

onSessionEnd(() => queryClient.clear())
