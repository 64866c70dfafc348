import { Problem, problem } from '../errors/problem.ts'

/** PostgreSQL cannot store NUL in text. */
function unstorable(): Problem {
  return problem('VALIDATION_ERROR', [{ path: '', message: 'A text holds a character that cannot be kept' }])
}

/** The schema accepts some days that PostgreSQL does not, such as the year 0 or days out of its range. */
function noSuchDay(): Problem {
  return problem('VALIDATION_ERROR', [{ path: '', message: 'There is no such day or time' }])
}

/** A deadlock or serialization failure: the database aborted this transaction, and a retry will succeed. */
export class TransactionConflict extends Problem {
  constructor() {
    super('CONFLICT')
  }
}

/** A statement or lock timeout: nothing was done. The database itself is up. */
export class DatabaseTimeout extends Problem {
  constructor() {
    super('DATABASE_UNAVAILABLE', { retryAfter: 3 })
  }
}

/** SQLSTATE → problem. The GD classes are raised by our own functions. */
const BY_STATE: Record<string, () => Problem> = {
  GD001: () => problem('TOKEN_EXPIRED'),
  GD002: () => problem('TOKEN_STALE'),
  GD005: () => problem('SECOND_FACTOR_SETUP_REQUIRED'),
  GD011: () => problem('ESTATE_SUSPENDED'),
  GD010: () => problem('ARCHIVED'),
  '40001': () => new TransactionConflict(),
  '40P01': () => new TransactionConflict(),
  '57014': () => new DatabaseTimeout(),
  '42501': () => problem('PERMISSION_DENIED'),
  '22008': noSuchDay,
  '22009': noSuchDay,
  '22021': unstorable,
  '22P05': unstorable,
}

/** The database or its pooler is down, failing over, or read-only like a standby. A pooler reports all its errors as 08P01. */
const LOST =
  /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|08...|57P0[1-5]|25P0[34]|25006|53300)$/

const LOST_WORDS =
  /Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|is not queryable/

/** Whether a prepared statement met a table whose shape has changed, as during a rolling upgrade. */
export const isStalePlan = (error: unknown): boolean =>
  error instanceof Error && error.message === 'cached plan must not change result type'

/** The problem that a database error maps to; undefined if it is a bug of ours. */
export function databaseProblem(error: unknown): Problem | undefined {
  if (error instanceof Problem || !(error instanceof Error)) return undefined
  const code = 'code' in error ? String(error.code) : ''
  if (LOST.test(code) || LOST_WORDS.test(error.message)) {
    return new Problem('DATABASE_UNAVAILABLE', { retryAfter: 3 })
  }
  if (isStalePlan(error)) return new TransactionConflict()
  return BY_STATE[code]?.()
}

/** Whether a write met a read-only database. */
export const isReadOnly = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '25006'

/** Whether a row could not be deleted because another row references it. */
export const isReferenced = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '23503'

/** The name of the constraint that a statement violated, if any. */
export function brokenConstraint(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error) || !String(error.code).startsWith('23'))
    return undefined
  return 'constraint' in error ? String(error.constraint) : undefined
}
