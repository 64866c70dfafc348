import type { Cell } from '../../../platform/spreadsheets/sheet.ts'
import { meaningOf } from './synonyms.ts'

/** So far down a heading is looked for: above it stand the manager's name, the year, the address. */
const DEEPEST = 40

/** The row with the names of the columns, from 1; 0 where there is none. */
export function findHeader(rows: readonly (readonly Cell[])[]): number {
  let best = { row: 0, known: 1 }
  for (const [at, row] of rows.slice(0, DEEPEST).entries()) {
    const known = new Set(
      row.flatMap((cell) => (typeof cell === 'string' ? (meaningOf(cell)?.field ?? []) : [])),
    ).size
    if (known > best.known && isHead(row)) best = { row: at + 1, known }
  }
  return best.row || strangeHeader(rows)
}

/** A heading is words: a row with an amount, a date or a phone number in it is about somebody. */
function isHead(row: readonly Cell[]): boolean {
  const cells = row.filter((cell) => cell !== null)
  const words = cells.filter((cell) => typeof cell === 'string' && !/^[+\d(]/.test(cell))
  return words.length >= cells.length * 0.7
}

/** Names that we do not know, over figures: words alone, and below one of them a number. */
function strangeHeader(rows: readonly (readonly Cell[])[]): number {
  const at = rows.slice(0, DEEPEST).findIndex((row) => row.filter((cell) => cell !== null).length > 1)
  const [head, next] = [rows[at] ?? [], rows[at + 1] ?? []]
  const isWords = head.every((cell) => cell === null || (typeof cell === 'string' && !/\d/.test(cell)))
  const isOverFigures = head.some(
    (cell, index) => cell !== null && /^[+\d(₦]/.test(String(next[index] ?? '')),
  )
  return at >= 0 && isWords && isOverFigures ? at + 1 : 0
}
