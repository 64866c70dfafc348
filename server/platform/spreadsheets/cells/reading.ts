import type { Cell } from '../sheet.ts'

/** Result of reading a cell: a value, perhaps with a note; empty; or an error. */
export type Reading<T> =
  | { value: T; note?: { code: string; message: string } }
  | { value: null; fault?: undefined; note?: undefined }
  | { value: null; fault: { code: string; message: string } }

export const nothing = { value: null } as const
export const refuse = (code: string, message: string) => ({ value: null, fault: { code, message } }) as const

/** Words that mean an empty cell. */
const NOTHING = /^(?:[-–—_.]+|nil|none|null|n\/?a|not applicable|unknown|tbd|\?+)$/i

/** Text of a cell; null for blank cells and words that mean blank. Strips a leading formula-escaping apostrophe. */
export function textOf(cell: Cell | undefined): string | null {
  const text = String(cell ?? '')
    .replace(/^'(?=[=+\-@'])/, '')
    .trim()
  return text === '' || NOTHING.test(text) ? null : text
}
