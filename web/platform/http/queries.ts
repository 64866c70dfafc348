import { type InvalidateQueryFilters, type Query, QueryClient } from '@tanstack/react-query'
import { onSessionEnd } from '../session/session.ts'
import { fullJitter } from './backoff.ts'
import { isUnanswered } from './errors.ts'

const MINUTE = 60_000
/** How long an answer counts as fresh. */
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
 * Failures with an answer (5xx, 401, 408, 429 …) were already tried again by the HTTP client. Here only those without
 * one are, which the HTTP client leaves alone for queries; so the two never multiply.
 */
export const isWorthAskingAgain = (failures: number, error: unknown): boolean =>
  failures < 3 && isUnanswered(error)

/** A first answer clears the mark of a query: one that was asked for before the change would count as new. */
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
      retry: isWorthAskingAgain,
      retryDelay,
      refetchOnWindowFocus: false,
    },
    // Payments are never queued for a later network: a mutation without one fails at once and says so.
    mutations: { networkMode: 'always', retry: false, gcTime: 30 * MINUTE },
  },
})

onSessionEnd(() => queryClient.clear())
