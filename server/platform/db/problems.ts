import { Problem, problem } from '../errors/problem.ts'

/** PostgreSQL keeps no NUL in a text. */
function unstorable(): Problem {
  return problem('VALIDATION_ERROR', [{ path: '', message: 'A text holds a character that cannot be kept' }])
}

/** A shape takes days that PostgreSQL has not, as in the year 0, and some that lead out of all that it counts. */
function noSuchDay(): Problem {
  return problem('VALIDATION_ERROR', [{ path: '', message: 'There is no such day or time' }])
}

/** Two transactions waited for each other, or saw each other's changes, and the database ended this one; done again, it succeeds. */
export class LostTurn extends Problem {
  constructor() {
    super('CONFLICT')
  }
}

/** It waited, or worked, for longer than a statement may; nothing is done. The database is there, and does what others ask. */
export class TookTooLong extends Problem {
  constructor() {
    super('DATABASE_UNAVAILABLE', { retryAfter: 3 })
  }
}

/** SQLSTATE → what it means for a caller. The GD classes are raised by our own functions. */
const BY_STATE: Record<string, () => Problem> = {
  GD001: () => problem('TOKEN_EXPIRED'),
  GD002: () => problem('TOKEN_STALE'),
  GD005: () => problem('SECOND_FACTOR_SETUP_REQUIRED'),
  GD011: () => problem('ESTATE_SUSPENDED'),
  GD010: () => problem('ARCHIVED'),
  '40001': () => new LostTurn(),
  '40P01': () => new LostTurn(),
  '57014': () => new TookTooLong(),
  '42501': () => problem('PERMISSION_DENIED'),
  '22008': noSuchDay,
  '22009': noSuchDay,
  '22021': unstorable,
  '22P05': unstorable,
}

/**
 * The database, or the pooler before it, is away, is moving, or only reads, as a standby does. A pooler says all that it has to say by
 * 08P01.
 */
const LOST =
  /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|08...|57P0[1-5]|25P0[34]|25006|53300)$/

const LOST_WORDS =
  /Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|is not queryable/

/** Whether a prepared statement met a table that has another shape now, as while a newer version of Gida is brought in. */
export const isStalePlan = (error: unknown): boolean =>
  error instanceof Error && error.message === 'cached plan must not change result type'

/** The problem that a database error stands for, or nothing when it is a defect of ours. */
export function databaseProblem(error: unknown): Problem | undefined {
  if (error instanceof Problem || !(error instanceof Error)) return undefined
  const code = 'code' in error ? String(error.code) : ''
  if (LOST.test(code) || LOST_WORDS.test(error.message)) {
    return new Problem('DATABASE_UNAVAILABLE', { retryAfter: 3 })
  }
  if (isStalePlan(error)) return new LostTurn()
  return BY_STATE[code]?.()
}

/** Whether something was to be written where nothing may be. */
export const isReadOnly = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '25006'

/** Whether a row could not be removed because another one points at it. */
export const isReferenced = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '23503'

/** The name of the constraint that a statement broke, if it broke one. */
export function brokenConstraint(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error) || !String(error.code).startsWith('23'))
    return undefined
  return 'constraint' in error ? String(error.constraint) : undefined
}
