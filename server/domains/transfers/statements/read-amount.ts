import { readMoney } from '../../../platform/spreadsheets/cells/read-money.ts'
import { nothing, type Reading, textOf } from '../../../platform/spreadsheets/cells/reading.ts'
import type { Cell } from '../../../platform/spreadsheets/sheet.ts'

const SIDE_WORD = /(?:^|[\s\d.,)])(cr|dr|c|d|credit|debit)\.?$/i

/** An amount with a trailing sign or side: `250,000.00 CR`, `5,000.00-`, `(5,000)`. Debits are negative; kobo. */
export function readAmount(cell: Cell | undefined): Reading<number> {
  const text = textOf(cell)
  if (text === null) return nothing
  const side = typeof cell === 'number' ? null : SIDE_WORD.exec(text)?.[1]
  if (!side) return readMoney(cell)
  const read = readMoney(text.slice(0, -side.length).replace(/\.$/, '').trim())
  if (read.value === null || !/^d/i.test(side)) return read
  return { ...read, value: -Math.abs(read.value) }
}
