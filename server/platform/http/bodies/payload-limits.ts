import { Problem, problem } from '../../errors/problem.ts'

/** Nothing that we ask for is nested half so deep; what reads or writes JSON by calling itself ends long after it. */
export const MOST_LEVELS = 32

/** Refuses what is nested too deeply, level by level, so that no depth can hurt the look at it. */
export function refuseDeep(sent: unknown): void {
  let level = [sent].filter(isNest)
  for (let depth = 1; level.length > 0; depth++) {
    if (depth > MOST_LEVELS) {
      const message = `The request could not be read: it holds lists or objects more than ${MOST_LEVELS} levels deep.`
      throw new Problem('MALFORMED_REQUEST', { message })
    }
    level = level.flatMap((nest) => Object.values(nest)).filter(isNest)
  }
}

/**
 * Refuses by its path what PostgreSQL does not keep (NUL, half a character) and what JSON does not write (Infinity). Fields
 * whose rows stand or fail alone are left to whoever reads the rows.
 */
export function refuseUnstorable(sent: unknown, rows: readonly string[] = []): void {
  const fault = unstorableIn(
    isNest(sent) ? { ...sent, ...Object.fromEntries(rows.map((name) => [name, null])) } : sent,
  )
  if (fault) throw problem('VALIDATION_ERROR', [{ path: fault.path.join('.'), message: fault.message }])
}

type Nest = Record<string, unknown>
const isNest = (value: unknown): value is Nest => typeof value === 'object' && value !== null

/** Not bytes, nor what else a parser of its own has made. */
const isPlain = (value: unknown): value is Nest =>
  isNest(value) && [Object.prototype, null].includes(Object.getPrototypeOf(value))

type Fault = { path: string[]; message: string }

/** The first value that cannot be kept, and where it stands. */
export function unstorableIn(value: unknown): Fault | undefined {
  if (typeof value === 'string') return textFault(value)
  if (typeof value === 'number' && !Number.isFinite(value)) return { path: [], message: 'Too large a number' }
  if (!isNest(value)) return undefined
  for (const [name, inner] of Object.entries(value)) {
    if (textFault(name)) return textFault(name)
    const fault = unstorableIn(inner)
    if (fault) return { ...fault, path: [name, ...fault.path] }
  }
  return undefined
}

/**
 * With every text in NFC, in which a letter and its marks are one character where there is one: two keyboards write one
 * name alike. Names of fields are ours, and stay.
 */
export function composed(sent: unknown): unknown {
  if (typeof sent === 'string') return sent.normalize('NFC')
  if (Array.isArray(sent)) return sent.map(composed)
  if (sent instanceof URLSearchParams)
    return new URLSearchParams([...sent].map(([name, text]) => [name, text.normalize('NFC')]))
  if (!isPlain(sent)) return sent
  return Object.fromEntries(Object.entries(sent).map(([name, inner]) => [name, composed(inner)]))
}

const textFault = (text: string): Fault | undefined =>
  text.includes('\0') || !text.isWellFormed()
    ? { path: [], message: 'A text holds a character that cannot be kept' }
    : undefined
