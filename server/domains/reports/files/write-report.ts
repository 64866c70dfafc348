import type { Readable } from 'node:stream'
import { MOST_PDF_ROWS, MOST_ROWS } from '@gida/contract/domains/collections/report'
import { shapeOf } from '@gida/contract/domains/reports/catalogue'
import type { ReportCell, ReportFileAsked } from '@gida/contract/domains/reports/report'
import { FILE_TYPES } from '@gida/contract/shared/files/file-types'
import type { ReportTable } from './report-table.ts'
import { writeCsv } from './write-csv.ts'
import { writeQuickBooks, writeSage, writeXero } from './write-ledger.ts'
import { writePdf } from './write-pdf.ts'
import { writeXlsx } from './write-xlsx.ts'

type Format = ReportFileAsked['format']
type Write = (rows: AsyncIterable<ReportCell[]>, table: ReportTable) => Readable

const CSV = 'text/csv; charset=utf-8'
/** File extensions that differ from the format's name. */
const ENDINGS: Partial<Record<Format, string>> = {
  quickbooks: 'quickbooks.csv',
  sage: 'sage.csv',
  xero: 'xero.zip',
}

/** How each format is written, and its maximum number of rows. */
export const WRITERS: Record<Format, { write: Write; content_type: string; most: number | null }> = {
  csv: { write: writeCsv, content_type: CSV, most: null },
  xlsx: { write: writeXlsx, content_type: FILE_TYPES.xlsx, most: MOST_ROWS },
  quickbooks: { write: writeQuickBooks, content_type: CSV, most: null },
  xero: { write: writeXero, content_type: FILE_TYPES.zip, most: null },
  sage: { write: writeSage, content_type: CSV, most: null },
  pdf: { write: writePdf, content_type: FILE_TYPES.pdf, most: MOST_PDF_ROWS },
}

type Named = Pick<ReportFileAsked, 'report' | 'format'> & { from: string; to: string }

/** `rent-roll-2026-11-05.xlsx`. */
export function fileNameOf({ report, format, from, to }: Named): string {
  const { title, period } = shapeOf(report)
  const days = period === 'AT' ? to : `${from}-to-${to}`
  return `${title.toLowerCase().replace(/[^a-z]+/g, '-')}-${days}.${ENDINGS[format] ?? format}`
}
