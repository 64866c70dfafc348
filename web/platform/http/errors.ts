import type { ProblemCode } from '@gida/contract/shared/errors'
import { platform as words } from '#words/platform'

/** Codes of failures without an answer of our server. */
export type LocalCode = 'NETWORK_ERROR' | 'TIMEOUT' | 'PARSE_ERROR' | 'HTTP_ERROR'
export type FieldProblem = { path: string; message: string }

/**
 * The error of every failed call. `status` is 0 when no answer came. The fields are only declared: initialised fields would add a compiler
 * helper to the first page.
 */
export class ApiError extends Error {
  declare readonly status: number
  declare readonly code: ProblemCode | LocalCode
  declare readonly details: unknown
  /** Seconds until a retry is worthwhile, if the server said so. */
  declare readonly retryAfter: number | null
  /** For support, to find the request in the logs. */
  declare readonly requestId: string | null

  constructor(
    message: string,
    more: {
      status: number
      code: string
      details?: unknown
      retryAfter?: number | null
      requestId?: string | null
      cause?: unknown
    },
  ) {
    super(message, { cause: more.cause })
    this.name = 'ApiError'
    this.status = more.status
    this.code = more.code as ProblemCode | LocalCode
    this.details = more.details
    this.retryAfter = more.retryAfter ?? null
    this.requestId = more.requestId ?? null
  }
}

export const isApiError = (error: unknown): error is ApiError => error instanceof ApiError

export const hasCode = (error: unknown, ...codes: ApiError['code'][]): boolean =>
  isApiError(error) && codes.includes(error.code)

/** No answer came, so the server may or may not have done it. */
export const isUnanswered = (error: unknown): boolean => hasCode(error, 'NETWORK_ERROR', 'TIMEOUT')

/** The message for a person: the server's where there is one, ours where no answer came. */
export function messageOf(error: unknown, fallback: string = words.failed): string {
  if (!isApiError(error)) return fallback
  if (error.code === 'NETWORK_ERROR') return words.noNetwork
  if (error.code === 'TIMEOUT') return words.tooLong
  if (error.code === 'PARSE_ERROR') return words.unreadable
  if (error.code === 'TOO_MANY_REQUESTS' && error.retryAfter)
    return words.tooMany(waitInWords(error.retryAfter))
  return error.message || fallback
}

/** `40` → `40 seconds`, `90` → `2 minutes`, `5400` → `2 hours`: rounded up, so that the wait is long enough. */
function waitInWords(seconds: number): string {
  if (seconds < 60) return words.wait.seconds(Math.max(1, Math.ceil(seconds)))
  if (seconds < 3600) return words.wait.minutes(Math.ceil(seconds / 60))
  return words.wait.hours(Math.ceil(seconds / 3600))
}

/** Field errors of a VALIDATION_ERROR, for a form: `{email: 'Enter …'}`. */
export function fieldProblems(error: unknown): Record<string, string> {
  if (!isApiError(error) || !Array.isArray(error.details)) return {}
  const named = (error.details as FieldProblem[]).filter((detail) => typeof detail?.path === 'string')
  return Object.fromEntries(named.map(({ path, message }) => [path.replace(/^body\./, ''), message]))
}

/** The small reference below an error: `Error 503 · request 9F2C-71AD`. */
export function referenceOf(error: unknown): string | undefined {
  if (!isApiError(error) || error.status === 0) return undefined
  return words.reference(error.status, error.requestId)
}

export type Category = 'network' | 'authentication' | 'permission' | 'validation' | 'system' | 'unknown'
export type Severity = 'low' | 'medium' | 'high' | 'critical'

const CLASSES: readonly [RegExp, Category, Severity][] = [
  [/network|fetch/i, 'network', 'medium'],
  [/unauthorized|authentication|token/i, 'authentication', 'high'],
  [/forbidden|permission|access denied/i, 'permission', 'high'],
  [/validation|invalid/i, 'validation', 'low'],
  [/ReferenceError|TypeError|undefined/, 'system', 'critical'],
]

/** By the error's text; the first matching row wins. */
export function classify(error: unknown): { category: Category; severity: Severity } {
  const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error)
  const found = CLASSES.find(([pattern]) => pattern.test(text))
  return found ? { category: found[1], severity: found[2] } : { category: 'unknown', severity: 'medium' }
}
