import type { ImportColumn } from '@gida/contract/domains/imports/mapping'
import { columnLetter, type ImportField } from '@gida/contract/domains/imports/rules'
import { beginningOf } from '@gida/contract/shared/texts/beginning-of'
import type { Cell } from '../../../platform/spreadsheets/sheet.ts'
import { type Content, sniffColumn } from './sniff-column.ts'
import { type Guess, LANDLORD, meaningOf, plainHead, TENANT } from './synonyms.ts'

const SAMPLES = 4
const LOOKED_AT = 200

/** Meanings learnt from an earlier file of the estate, by heading; null if the column was ignored. */
export type Remembered = ReadonlyMap<string, ImportField | null>

/** The columns of a sheet with their probable meaning. `header_row` counts from 1; 0 if there is none. */
export function guessColumns(
  rows: readonly (readonly Cell[])[],
  header_row: number,
  remembered: Remembered = new Map(),
): ImportColumn[] {
  const heads = headsOf(rows, header_row)
  const body = rows.slice(header_row, header_row + LOOKED_AT)
  const width = Math.max(heads.length, ...body.map((row) => row.length))
  const columns = Array.from({ length: width }, (_, index) => ({
    index,
    letter: columnLetter(index),
    header: heads[index] ?? '',
    samples: samplesOf(body, index),
    field: null as ImportField | null,
  })).filter(({ header, samples }) => header !== '' || samples.length > 0)
  settle(columns, heads, remembered)
  sniffTheRest(columns, body, header_row === 0)
  return columns
}

/** Headings, including a group heading above: `Landlord` over `Name` and `Phone`. */
function headsOf(rows: readonly (readonly Cell[])[], header_row: number): string[] {
  if (header_row === 0) return []
  const heads = (rows[header_row - 1] ?? []).map((cell) => (cell === null ? '' : String(cell)))
  const above = rows[header_row - 2] ?? []
  let whose = ''
  return heads.map((head, index) => {
    const over = String(above[index] ?? '')
    if (over !== '') whose = LANDLORD.test(plainHead(over)) || TENANT.test(plainHead(over)) ? over : ''
    const needs = whose !== '' && /^(?:full )?names?$|phone|gsm|mobile|tel|contact|mail/.test(plainHead(head))
    return needs && !LANDLORD.test(plainHead(head)) && !TENANT.test(plainHead(head))
      ? `${whose} ${head}`
      : head
  })
}

const samplesOf = (body: readonly (readonly Cell[])[], index: number) =>
  [...new Set(body.map((row) => row[index] ?? null))]
    .filter((cell) => cell !== null)
    .slice(0, SAMPLES)
    .map((cell) => beginningOf(String(cell), 60))

/** Assigns each meaning to the column with the most certain match; of equals, the first. */
function settle(columns: ImportColumn[], heads: readonly string[], remembered: Remembered): void {
  const guesses = columns.flatMap((column) => {
    const known = remembered.get(plainHead(column.header))
    if (known === null) return []
    const guess: Guess | null = known ? { field: known, score: 1000 } : meaningOf(column.header)
    return guess ? [{ column, ...guess, field: ofWhom(guess.field, column, heads) }] : []
  })
  guesses.sort((a, b) => b.score - a.score || a.column.index - b.column.index)
  const taken = new Set<ImportField>()
  for (const { column, field } of guesses) {
    const free = taken.has(field) ? elsewhere(field, taken) : field
    if (!free || column.field) continue
    column.field = free
    taken.add(free)
  }
}

/** A plain `Phone` after the landlord's column is the landlord's. */
function ofWhom(field: ImportField, { header, index }: ImportColumn, heads: readonly string[]): ImportField {
  const isBare = !TENANT.test(plainHead(header)) && !LANDLORD.test(plainHead(header))
  if (!isBare || (field !== 'tenant_phone' && field !== 'tenant_email')) return field
  const before = heads.slice(0, index).findLast((head) => /_name$/.test(meaningOf(head)?.field ?? ''))
  const isLandlords = before !== undefined && meaningOf(before)?.field === 'landlord_name'
  return isLandlords ? (field === 'tenant_phone' ? 'landlord_phone' : 'landlord_email') : field
}

/** The alternative meaning of a second column: a `Block` beside a `Property`, a second date. */
function elsewhere(field: ImportField, taken: ReadonlySet<ImportField>): ImportField | null {
  const other = ({ block: 'property' } as Partial<Record<ImportField, ImportField>>)[field]
  return other && !taken.has(other) ? other : null
}

const MEANS: Record<Content, readonly ImportField[]> = {
  EMAIL: ['tenant_email'],
  PHONE: ['tenant_phone'],
  DAY: ['start_date', 'end_date'],
  MONEY: ['rent'],
  NAME: ['tenant_name', 'landlord_name'],
  CODE: ['unit'],
}
/** Recognized by content alone; other contents only where no heading says anything. */
const PLAIN: readonly Content[] = ['EMAIL', 'PHONE']

function sniffTheRest(
  columns: ImportColumn[],
  body: readonly (readonly Cell[])[],
  isHeadless: boolean,
): void {
  const taken = new Set(columns.flatMap(({ field }) => field ?? []))
  for (const column of columns.filter(({ field }) => field === null)) {
    const content = sniffColumn(body.map((row) => row[column.index] ?? null))
    if (!content || !(isHeadless || column.header === '' || PLAIN.includes(content))) continue
    const free = MEANS[content].find((field) => !taken.has(field))
    if (!free) continue
    column.field = free
    taken.add(free)
  }
}
