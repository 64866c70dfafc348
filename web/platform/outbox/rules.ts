import { fullJitter, type Random } from '../http/backoff.ts'
import { hasCode, isApiError, isUnanswered } from '../http/errors.ts'
import type { Kept } from './kept.ts'

const DAY_MS = 86_400_000
/** So long something is sent by itself; after that a person says whether it still should be. */
const MOST_DAYS = 30
/** What was sent is listed for a day. */
const SENT_DAYS = 1
const PAUSE = { first: 5_000, factor: 2, most: 900_000 }
const SHORTEST_MS = 1_000

/** Answers of a server that did nothing with it yet. */
const NOT_YET = [401, 408, 425, 429]
/** A call that only another version of it knows: a newer node, or the one after a way back. */
const UNKNOWN_CALL = 'ROUTE_NOT_FOUND'
/** Whoever on the way says it: sent again it only costs data. */
const TOO_LARGE = 413

/**
 * What a try that did not succeed means: `unsure`, it may be done; `waiting`, it is not done and goes again, also where its person
 * has to sign in first; `refused`, a person decides. What our server did not say itself, as the page of a hotspot, refuses nothing.
 */
export function meaningOf(error: unknown): 'unsure' | 'waiting' | 'refused' {
  if (!isApiError(error)) return 'refused'
  if (NOT_YET.includes(error.status) || hasCode(error, 'IDEMPOTENCY_IN_FLIGHT', UNKNOWN_CALL))
    return 'waiting'
  const isOfAnother = hasCode(error, 'PARSE_ERROR', 'HTTP_ERROR') && error.status !== TOO_LARGE
  return isUnanswered(error) || isOfAnother || error.status >= 500 ? 'unsure' : 'refused'
}

/** How long to wait after so many tries that failed; never less than the server asks for. */
export function pauseAfter(tries: number, error: unknown, random?: Random): number {
  const asked = isApiError(error) ? (error.retryAfter ?? 0) * 1000 : 0
  return Math.max(asked, SHORTEST_MS, fullJitter(tries - 1, PAUSE, random))
}

/** Since it was written, by this phone's own clock, whatever that says of the day. */
export const waitedSeconds = ({ written_at }: Pick<Kept, 'written_at'>): number =>
  Math.min(MOST_DAYS * 86_400, Math.max(0, Math.round((Date.now() - Date.parse(written_at)) / 1000)))

type Aged = Pick<Kept, 'written_at' | 'state'> & { again_at?: string; sent_at?: string }

export const isTooOld = ({ written_at, again_at }: Aged, now: number): boolean =>
  now - Date.parse(again_at ?? written_at) > MOST_DAYS * DAY_MS

export const isToForget = ({ state, sent_at }: Aged, now: number): boolean =>
  state === 'sent' && now - Date.parse(sent_at ?? '') > SENT_DAYS * DAY_MS
