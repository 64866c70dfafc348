import type { Cell } from '../sheet.ts'

/** What a cell says: a value, perhaps with something to know about it; nothing; or why it cannot be taken. */
export type Reading<T> =
  | { value: T; note?: { code: string; message: string } }
  | { value: null; fault?: undefined; note?: undefined }
  | { value: null; fault: { code: string; message: string } }

export const nothing = { value: null } as const
export const refuse = (code: string, message: string) => ({ value: null, fault: { code, message } }) as const

/** Words that stand for an empty cell. */
const NOTHING = /^(?:[-–—_.]+|nil|none|null|n\/?a|not applicable|unknown|tbd|\?+)$/i

/** The text of a cell, or null for a blank one and for a word that means blank. An apostrophe that defused it is gone. */
export function textOf(cell: Cell | undefined): string | null {
  const text = String(cell ?? '')
    .replace(/^'(?=[=+\-@'])/, '')
    .trim()
  return text === '' || NOTHING.test(text) ? null : text
}
