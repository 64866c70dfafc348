import type { ImportColumn } from '@gida/contract/domains/imports/mapping'
import { beginningOf } from '@gida/contract/shared/texts/beginning-of'
import { textOf } from '../../../platform/spreadsheets/cells/reading.ts'
import type { Cell } from '../../../platform/spreadsheets/sheet.ts'

/** A row about a unit. `section` is the title above it, such as `BLOCK A`. */
export type PickedRow = { number: number; cells: Cell[]; section: string | null }

const TOTAL = /^(?:grand |sub[- ]?)?totals?\b|^sum\b/i
const TITLE = /^(?:block|blk|phase|wing|tower|building|zone|section|street|close|estate|house type)\b/i
const LONGEST_UNIT = 40

/** The rows below the heading that are about units, and notes on what was skipped. */
export function pickRows(
  rows: readonly (readonly Cell[])[],
  header_row: number,
  columns: readonly ImportColumn[],
): { rows: PickedRow[]; notes: string[] } {
  const mapped = columns.filter(({ field }) => field !== null).map(({ index }) => index)
  const names = columns.flatMap(({ field, index }) =>
    field === 'tenant_name' || field === 'landlord_name' ? index : [],
  )
  const unit = columns.find(({ field }) => field === 'unit')?.index
  const heading = (rows[header_row - 1] ?? []).map((cell) => textOf(cell)).join('|')
  const picked: PickedRow[] = []
  const passed = { blank: 0, totals: 0, headings: 0, titles: 0 }
  let section: string | null = null
  for (const [at, cells] of rows.entries()) {
    if (at < header_row) continue
    if (mapped.every((index) => textOf(cells[index]) === null) && !titleIn(cells, unit)) passed.blank++
    else if (isTotal(cells, names, unit)) passed.totals++
    else if (header_row > 0 && cells.map((cell) => textOf(cell)).join('|') === heading) passed.headings++
    else {
      const title = titleIn(cells, unit)
      if (title) passed.titles++
      if (title) section = title
      else picked.push({ number: at + 1, cells: [...cells], section })
    }
  }
  return { rows: picked, notes: notesOn(passed) }
}

/** Whether a row is a total: one of its cells says so and, beside a unit, that cell is not a name. */
const isTotal = (cells: readonly Cell[], names: readonly number[], unit: number | undefined): boolean => {
  const isOfUnit = unit !== undefined && textOf(cells[unit]) !== null
  return cells.some(
    (cell, index) => typeof cell === 'string' && TOTAL.test(cell) && !(isOfUnit && names.includes(index)),
  )
}

/** A single text in a row that is no unit's name: the block or street of the rows below it. */
function titleIn(cells: readonly Cell[], unit: number | undefined): string | null {
  const filled = cells.flatMap((cell, index) =>
    textOf(cell) === null ? [] : [{ index, text: textOf(cell) ?? '' }],
  )
  const [only] = filled
  if (filled.length !== 1 || !only || /^\d+$/.test(only.text)) return null
  const isUnit = only.index === unit && !TITLE.test(only.text) && only.text.length <= LONGEST_UNIT
  return isUnit ? null : beginningOf(only.text, 100)
}

const several = (count: number, one: string, many: string) => (count === 1 ? one : `${count} ${many}`)

function notesOn({
  blank,
  totals,
  headings,
  titles,
}: Record<'blank' | 'totals' | 'headings' | 'titles', number>) {
  const notes: string[] = []
  if (blank) notes.push(`${several(blank, 'One blank row was', 'blank rows were')} skipped.`)
  if (totals) notes.push(`${several(totals, 'One row of totals was', 'rows of totals were')} skipped.`)
  if (headings)
    notes.push(`${several(headings, 'One repeated heading was', 'repeated headings were')} skipped.`)
  if (titles)
    notes.push(
      `${several(titles, 'One row with a title was', 'rows with titles were')} read as the name of a block.`,
    )
  return notes
}
