/** A catalogue text; inserted values are replaced by marks, so that a missing one is detected. */
export type Text = { key: string; text: string; puts: number; ofOne: string }

type Say = (...put: never[]) => unknown
const FIRST_MARK = 70_001
export const markOf = (index: number): number => FIRST_MARK + index
/** The number may be formatted with a thousands separator. */
const MARKS = /70,?00([1-9])/g

/** All texts by key. */
export function textsIn(value: unknown, key: string): Text[] {
  if (typeof value === 'string') return [{ key, text: value, puts: 0, ofOne: '' }]
  if (typeof value === 'function') {
    const marks = Array.from({ length: value.length || 1 }, (_, index) => markOf(index))
    const ofOne = said(value as Say, [1, ...marks.slice(1)])
    return [{ key, text: said(value as Say, marks), puts: value.length, ofOne }]
  }
  return Object.entries(value as object).flatMap(([name, below]) => textsIn(below, `${key}.${name}`))
}

/** For readers: `{1}` in place of the first inserted value. */
export const withPlaces = (text: string): string => text.replace(MARKS, '{$1}')

/** The result of a text function, whether it takes numbers, strings or lists. */
function said(say: Say, marks: readonly number[]): string {
  for (const put of [(mark: number) => mark, String, (mark: number) => [String(mark)]])
    try {
      return String(say(...(marks.map((mark) => put(mark)) as never[])))
    } catch (error) {
      if (!(error instanceof TypeError)) throw error
    }
  throw new TypeError('takes something else')
}
