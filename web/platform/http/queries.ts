import { QueryClient } from '@tanstack/react-query'
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

export const queryClient = new QueryClient({
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
