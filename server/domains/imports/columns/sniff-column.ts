import { readDay } from '../../../platform/spreadsheets/cells/read-day.ts'
import { readMoney } from '../../../platform/spreadsheets/cells/read-money.ts'
import type { Cell } from '../../../platform/spreadsheets/sheet.ts'
import { readPhone } from '../cells/read-phone.ts'
import { readEmail } from '../cells/read-words.ts'

export type Content = 'PHONE' | 'EMAIL' | 'DAY' | 'MONEY' | 'NAME' | 'CODE'

/** The share of cells that must look alike. */
const MOST = 0.7
const ENOUGH = 2
/** Kobo. Smaller numbers than ₦1,000 are counts: bedrooms, floors, rows. */
const SMALLEST_AMOUNT = 100_000

/** What a column contains, judged by its cells; used if its heading is not understood. */
export function sniffColumn(cells: readonly Cell[]): Content | null {
  const filled = cells.filter((cell) => cell !== null && cell !== '')
  if (filled.length < ENOUGH) return null
  const looks = (is: (cell: Cell) => boolean) => filled.filter(is).length >= filled.length * MOST
  if (looks((cell) => readEmail(cell).value !== null)) return 'EMAIL'
  if (looks((cell) => readPhone(cell).value !== null)) return 'PHONE'
  if (looks(isDay)) return 'DAY'
  if (looks((cell) => Math.abs(readMoney(cell).value ?? 0) >= SMALLEST_AMOUNT)) return 'MONEY'
  if (looks((cell) => /^\p{L}[\p{L}\p{M}'’.-]*(?: [\p{L}\p{M}'’.&()-]+){1,6}$/u.test(String(cell))))
    return 'NAME'
  const isVaried = new Set(filled).size > filled.length * MOST
  if (isVaried && looks((cell) => String(cell).length <= 12 && /\d/.test(String(cell)))) return 'CODE'
  return null
}

/** A plain number counts as a date only within the serial numbers of recent decades; others are amounts. */
function isDay(cell: Cell): boolean {
  if (typeof cell === 'number') return Number.isInteger(cell) && cell > 36_000 && cell < 60_000
  return readDay(cell, 'START').value !== null
}
