import type { InviteRow } from '@gida/contract/domains/invitations/invite'
import { isPhone } from '../users/index.ts'
import { checkReach } from './invite-values.ts'

/** A parsed line with its error, if any. `line` counts from 1. */
export type ReadLine = { line: number; text: string; row: InviteRow; problem?: string }

/**
 * Parses lines of `name, email, phone, unit`, pasted from a spreadsheet or a chat. Cells are recognised by format, so that a missing one
 * shifts nothing: @ marks an e-mail, digits a phone number; the first other text is the name, the second the unit.
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

/** At least seven digits with separators only, so that a number one digit short is still recognised, and reported as wrong. */
const looksLikePhone = (cell: string): boolean =>
  isPhone(cell) || (/^\+?[\d\s().-]+$/.test(cell) && cell.replace(/\D/g, '').length >= 7)
