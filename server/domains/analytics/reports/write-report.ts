import { type EstateReport, MOST_PDF_ROWS, type ReportKind } from '@gida/contract/domains/analytics/report'
import { formatInstant } from '@gida/contract/shared/dates'
import { FILE_TYPES } from '@gida/contract/shared/files/file-types'
import { formatNaira } from '@gida/contract/shared/money'
import { plainNaira } from '@gida/contract/shared/naira'
import { fold } from '@gida/contract/shared/texts/fold'
import { problem } from '../../../platform/errors/problem.ts'
import type { SentFile } from '../../../platform/http/call.ts'
import { openDocument } from '../../../platform/pdf/document.ts'
import { writeWorkbook } from '../../../platform/spreadsheets/write-spreadsheet.ts'
import { type Cell, csv, Naira } from './csv.ts'
import type { Report } from './generate-report.ts'

const TITLES: Record<ReportKind, string> = {
  OCCUPANCY: 'Occupancy',
  VACANCY: 'Vacancy',
  ARREARS: 'Arrears',
  COLLECTIONS: 'Collections',
  FORECAST: 'Rent forecast',
  MARKET: 'Rents nearby',
}
const WIDTH = 20

/** Writes a report in the requested format. */
export async function writeReport(report: Report, format: EstateReport['format']): Promise<SentFile> {
  const name = `${report.kind.toLowerCase()}-${plainName(report.estate)}-${report.days}.${format}`
  if (format === 'csv')
    return { bytes: csv(report.heads, report.rows), name, content_type: 'text/csv; charset=utf-8' }
  const bytes = await (format === 'xlsx' ? workbook(report) : paper(report))
  return { bytes, name, content_type: FILE_TYPES[format] }
}

const workbook = ({ kind, heads, rows }: Report) =>
  writeWorkbook([
    {
      name: TITLES[kind],
      rows: [heads, ...rows.map((row) => row.map(inSheet))],
      widths: heads.map(() => WIDTH),
    },
  ])

const inSheet = (cell: Cell) => (cell instanceof Naira ? Number(plainNaira(cell.kobo)) : cell)

/** Limited in rows, since PDFs are built in memory; other formats are not. */
function paper({ kind, estate, days, heads, rows, made }: Report): Promise<Uint8Array> {
  if (rows.length > MOST_PDF_ROWS) throw problem('REPORT_TOO_LARGE', { most: MOST_PDF_ROWS })
  const title = TITLES[kind]
  const pdf = openDocument({ title: `${title}: ${estate}`, author: 'Gida', made })
  pdf.head(title, estate, [days.replace('-to-', ' to ')])
  const isNumber = (column: number) => rows.some((row) => typeof row[column] !== 'string' && row[column])
  pdf.table(
    heads.map((head, column) => ({
      head: head.replace(' (NGN)', ''),
      share: 1 / heads.length,
      ...(isNumber(column) && { align: 'right' as const }),
    })),
    rows.map((row) => ({ cells: row.map(onPaper) })),
  )
  return pdf.end(`Made ${formatInstant(made)} (Lagos)`)
}

const onPaper = (cell: Cell) => (cell instanceof Naira ? formatNaira(cell.kobo, 'short') : String(cell ?? ''))

/** For file names: `Ọmọ́lẹ́ Court` → `omole-court`. */
const plainName = (name: string) =>
  fold(name)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
