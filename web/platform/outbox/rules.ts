import { fullJitter, type Random } from '../http/backoff.ts'
import { hasCode, isApiError, isUnanswered } from '../http/errors.ts'
import type { QueuedItem } from './queued-items.ts'

const DAY_MS = 86_400_000
/** Days of automatic retries; after that the person decides. */
const MOST_DAYS = 30
/** Days that a sent item stays listed. */
const SENT_DAYS = 1
const PAUSE = { first: 5_000, factor: 2, most: 900_000 }
const SHORTEST_MS = 1_000

/** Statuses that say the server has not processed it. */
const NOT_YET = [401, 408, 425, 429]
/** The call exists only in another version of the server: a newer one, or one before a rollback. */
const UNKNOWN_CALL = 'ROUTE_NOT_FOUND'
/** From the server or a proxy on the way: retrying would only cost data. */
const TOO_LARGE = 413

/**
 * The state after a failed try: `unsure`, it may be done; `waiting`, it is not done and is retried, also where the person has to sign in
 * first; `refused`, the person decides. A response that is not our server's, such as a hotspot's login page, never refuses.
 */
export function meaningOf(error: unknown): 'unsure' | 'waiting' | 'refused' {
  if (!isApiError(error)) return 'refused'
  if (NOT_YET.includes(error.status) || hasCode(error, 'IDEMPOTENCY_IN_FLIGHT', UNKNOWN_CALL))
    return 'waiting'
  const isOfAnother = hasCode(error, 'PARSE_ERROR', 'HTTP_ERROR') && error.status !== TOO_LARGE
  return isUnanswered(error) || isOfAnother || error.status >= 500 ? 'unsure' : 'refused'
}

/** Milliseconds before the next try; at least what the server asked for. */
export function pauseAfter(tries: number, error: unknown, random?: Random): number {
  const asked = isApiError(error) ? (error.retryAfter ?? 0) * 1000 : 0
  return Math.max(asked, SHORTEST_MS, fullJitter(tries - 1, PAUSE, random))
}

/** Seconds since it was written, by this device's clock, bounded so that a wrong clock does no harm. */
export const waitedSeconds = ({ written_at }: Pick<QueuedItem, 'written_at'>): number =>
  Math.min(MOST_DAYS * 86_400, Math.max(0, Math.round((Date.now() - Date.parse(written_at)) / 1000)))

type Aged = Pick<QueuedItem, 'written_at' | 'state'> & { again_at?: string; sent_at?: string }

export const isTooOld = ({ written_at, again_at }: Aged, now: number): boolean =>
  now - Date.parse(again_at ?? written_at) > MOST_DAYS * DAY_MS

export const isToForget = ({ state, sent_at }: Aged, now: number): boolean =>
  state === 'sent' && now - Date.parse(sent_at ?? '') > SENT_DAYS * DAY_MS
