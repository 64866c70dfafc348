import { type ErrorBody, PROBLEMS, type ProblemCode } from '@gida/contract/shared/errors'

/** A failure that is part of the contract: code, status and message for a person. */
export class Problem extends Error {
  override readonly name = 'Problem'
  readonly code: ProblemCode
  readonly status: number
  readonly details: unknown
  /** Seconds until a retry. */
  readonly retryAfter: number | undefined

  constructor(
    code: ProblemCode,
    options: { details?: unknown; message?: string; retryAfter?: number; status?: number } = {},
  ) {
    super(options.message ?? PROBLEMS[code][1])
    this.code = code
    this.status = options.status ?? PROBLEMS[code][0]
    this.details = options.details
    this.retryAfter = options.retryAfter
  }

  body(): ErrorBody {
    return {
      message: this.message,
      code: this.code,
      ...(this.details === undefined ? {} : { details: this.details }),
      status_code: this.status,
    }
  }
}

/** `throw problem('REFUND_TOO_LARGE', {left})`: the second argument reaches the client as `details`. */
export function problem(code: ProblemCode, details?: unknown): Problem {
  return new Problem(code, { details })
}

/** Returns what was found, or throws 404, the same for missing and for foreign things. */
export function orNotFound<T>(found: T | undefined | null, code: ProblemCode = 'NOT_FOUND'): T {
  if (found === undefined || found === null) throw problem(code)
  return found
}
