import { Problem, problem } from '../../errors/problem.ts'

/** Nesting limit: twice what any call needs, and far below the depth at which recursive JSON code overflows the stack. */
export const MOST_LEVELS = 32

/** Refuses bodies nested too deeply. Iterates level by level, so depth cannot overflow the stack. */
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
 * Refuses values that PostgreSQL cannot store (NUL, lone surrogates) or JSON cannot express (Infinity), by path. Skips
 * `rows`, whose items succeed or fail one by one.
 */
export function refuseUnstorable(sent: unknown, rows: readonly string[] = []): void {
  const fault = unstorableIn(
    isNest(sent) ? { ...sent, ...Object.fromEntries(rows.map((name) => [name, null])) } : sent,
  )
  if (fault) throw problem('VALIDATION_ERROR', [{ path: fault.path.join('.'), message: fault.message }])
}

type Nest = Record<string, unknown>
const isNest = (value: unknown): value is Nest => typeof value === 'object' && value !== null

/** Plain objects only: neither bytes nor a parser's own objects. */
const isPlain = (value: unknown): value is Nest =>
  isNest(value) && [Object.prototype, null].includes(Object.getPrototypeOf(value))

type Fault = { path: string[]; message: string }

/** The first value that cannot be stored, and its path. */
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

/** Normalises every text to NFC, so that the same name from two keyboards is equal. Field names stay as they are. */
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
