/** A text of a catalogue; what its function puts in is marked, so that a lost one shows. */
export type Text = { key: string; text: string; puts: number; ofOne: string }

type Say = (...put: never[]) => unknown
const FIRST_MARK = 70_001
export const markOf = (index: number): number => FIRST_MARK + index
/** A number may be written with its thousands. */
const MARKS = /70,?00([1-9])/g

/** Every text by its key. */
export function textsIn(value: unknown, key: string): Text[] {
  if (typeof value === 'string') return [{ key, text: value, puts: 0, ofOne: '' }]
  if (typeof value === 'function') {
    const marks = Array.from({ length: value.length || 1 }, (_, index) => markOf(index))
    const ofOne = said(value as Say, [1, ...marks.slice(1)])
    return [{ key, text: said(value as Say, marks), puts: value.length, ofOne }]
  }
  return Object.entries(value as object).flatMap(([name, below]) => textsIn(below, `${key}.${name}`))
}

/** As a person reads it: `{1}` in the place of the first thing that is put in. */
export const withPlaces = (text: string): string => text.replace(MARKS, '{$1}')

/** What a function says, whether it counts, or takes texts, lists or things. */
function said(say: Say, marks: readonly number[]): string {
  for (const put of [(mark: number) => mark, String, (mark: number) => [String(mark)]])
    try {
      return String(say(...(marks.map((mark) => put(mark)) as never[])))
    } catch (error) {
      if (!(error instanceof TypeError)) throw error
    }
  throw new TypeError('takes something else')
}
