import type { InviteRow } from '@gida/contract/domains/invitations/invite'
import { isPhone } from '../users/index.ts'
import { checkReach } from './invite-values.ts'

/** One pasted line: what was read in it, and what is wrong with it. `line` counts from 1. */
export type ReadLine = { line: number; text: string; row: InviteRow; problem?: string }

/**
 * Lines of `name, email, phone, unit`, as they come from a spreadsheet or a chat. Cells are told by what they look like,
 * so a missing one shifts nothing: an @ makes an e-mail address, digits a phone number; the first other text is the name,
 * the second the unit.
 */
export function readLines(text: string): ReadLine[] {
  return text.split(/\r?\n/).flatMap((line, index) => {
    if (line.trim() === '') return []
    const row = readRow(line.split(/[,;\t]/).map((cell) => cell.trim()))
    const { email, phone } = checkReach(row.email ?? '', row.phone ?? '')
    const problem = email ?? phone
    return [{ line: index + 1, text: line, row, ...(problem && { problem }) }]
  })
}

function readRow(cells: readonly string[]): InviteRow {
  const row: InviteRow = {}
  for (const cell of cells) {
    if (cell === '') continue
    if (cell.includes('@')) row.email ??= cell
    else if (looksLikePhone(cell)) row.phone ??= cell
    else if (row.full_name === undefined) row.full_name = cell
    else row.unit ??= cell
  }
  return row
}

/** Seven digits at least, and nothing but digits and the marks between them: also a number that is one digit short. */
const looksLikePhone = (cell: string): boolean =>
  isPhone(cell) || (/^\+?[\d\s().-]+$/.test(cell) && cell.replace(/\D/g, '').length >= 7)
