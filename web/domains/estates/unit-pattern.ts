import { readUnitNames } from './check-property.ts'

/** Maximum units per call. */
export const MOST_UNITS_AT_ONCE = 1_000

const RANGE = /^(?<before>.*?)(?<from>\d{1,6})\s*(?:-|–|to)\s*(?<again>.*?)(?<to>\d{1,6})$/iu

/**
 * Expands `A1-A12, B1-3, Gate` to names. `A01-A12` keeps its zeros; text that is no pattern is one name. Null where a range runs backwards
 * or is implausibly long.
 */
export function spreadNames(text: string): string[] | null {
  const names: string[] = []
  for (const part of readUnitNames(text)) {
    const spread = spreadOne(part)
    if (!spread) return null
    names.push(...spread)
  }
  return names
}

function spreadOne(part: string): string[] | null {
  const { before = '', from = '', again = '', to = '' } = RANGE.exec(part)?.groups ?? {}
  const isPattern = from !== '' && (again === '' || again.toLowerCase() === before.toLowerCase())
  if (!isPattern) return [part]
  const [first, last] = [Number(from), Number(to)]
  if (last < first || last - first >= MOST_UNITS_AT_ONCE) return null
  const width = from.startsWith('0') ? from.length : 0
  return Array.from(
    { length: last - first + 1 },
    (_, index) => before + String(first + index).padStart(width, '0'),
  )
}

/** `A1, A2 … A12`: a short form to recognise the names. */
export function sayNames(names: readonly string[]): string {
  if (names.length <= 4) return names.join(', ')
  return `${names.slice(0, 2).join(', ')} … ${names.at(-1)}`
}
