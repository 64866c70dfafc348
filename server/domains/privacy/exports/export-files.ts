import { ACTIVITIES, BASES } from '@gida/contract/domains/privacy/activities'
import { formatDay, lagosDay } from '@gida/contract/shared/dates'
import { openDocument } from '../../../platform/pdf/document.ts'
import { CSV_MARK, csvLine } from '../../../platform/spreadsheets/write-spreadsheet.ts'
import type { Collected } from './collect.ts'

/** Lines per kind in the PDF; the data files are complete. */
const MOST_LINES = 200

const word = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

/** One table as CSV. */
export function csvOf({ rows }: Collected): Buffer {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  const lines = rows.map((row) =>
    csvLine(columns.map((column) => (row[column] === undefined ? '' : word(row[column])))),
  )
  return Buffer.from(CSV_MARK + csvLine(columns) + lines.join(''))
}

/** The whole copy as a readable PDF. */
export function paperOf(name: string, made: Date, collected: readonly Collected[]): Promise<Uint8Array> {
  const title = 'Your data in Gida'
  const pdf = openDocument({ title, author: 'Gida', made })
  pdf.head(title, name, [
    `Made on ${formatDay(lagosDay(made))}`,
    'Nigeria Data Protection Act 2023, sections 34 to 38',
  ])
  pdf.text(
    'This is what is held about you. What is about other people, secrets, and ids without a meaning are left out.',
  )
  for (const [key, { title, purpose, basis }] of Object.entries(ACTIVITIES)) {
    const of = collected.filter(({ activity }) => activity === key)
    if (of.length === 0) continue
    pdf.title(title)
    pdf.text(`${purpose}; ${BASES[basis]}.`)
    for (const { table, rows } of of) {
      pdf.text(`${table.replaceAll('_', ' ')}: ${rows.length}`, { strong: true })
      for (const row of rows.slice(0, MOST_LINES)) pdf.text(lineOf(row))
      if (rows.length > MOST_LINES) pdf.text(`and ${rows.length - MOST_LINES} more in the file ${table}.csv`)
    }
  }
  return pdf.end(`${title} · ${name}`)
}

const lineOf = (row: Record<string, unknown>): string =>
  Object.entries(row)
    .map(([column, value]) => `${column.replaceAll('_', ' ')}: ${word(value)}`)
    .join(' · ') || '-'
