import type { Cell } from '../../../platform/spreadsheets/sheet.ts'
import { meaningOf } from './synonyms.ts'

/** Rows searched for the heading; above it stand the manager's name, year or address. */
const DEEPEST = 40

/** The row with the column headings, counted from 1; 0 if there is none. */
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

/** Headings are words: a row with an amount, a date or a phone number is data. */
function isHead(row: readonly Cell[]): boolean {
  const cells = row.filter((cell) => cell !== null)
  const words = cells.filter((cell) => typeof cell === 'string' && !/^[+\d(]/.test(cell))
  return words.length >= cells.length * 0.7
}

/** Fallback for unknown headings: a row of words with a number below one of them. */
function strangeHeader(rows: readonly (readonly Cell[])[]): number {
  const at = rows.slice(0, DEEPEST).findIndex((row) => row.filter((cell) => cell !== null).length > 1)
  const [head, next] = [rows[at] ?? [], rows[at + 1] ?? []]
  const isWords = head.every((cell) => cell === null || (typeof cell === 'string' && !/\d/.test(cell)))
  const isOverFigures = head.some(
    (cell, index) => cell !== null && /^[+\d(₦]/.test(String(next[index] ?? '')),
  )
  return at >= 0 && isWords && isOverFigures ? at + 1 : 0
}
