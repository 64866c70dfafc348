import type { Readable } from 'node:stream'
import { MOST_PDF_ROWS, MOST_ROWS, type PaymentReportQuery } from '@gida/contract/domains/collections/report'
import { addDays, addMonths, type Day, lagosDay } from '@gida/contract/shared/dates'
import type { Actor } from '../../../platform/access/actor.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { orNotFound, problem } from '../../../platform/errors/problem.ts'
import type { SentFile } from '../../../platform/http/call.ts'
import type { Services } from '../../../platform/services.ts'
import type { ReportHead } from './report-rows.ts'
import { countRows, type ReportReader, type ReportRow, readRows, resolveScope } from './report-rows.ts'
import { writeCsv } from './write-csv.ts'
import { writePdf } from './write-pdf.ts'
import { writeXlsx } from './write-xlsx.ts'

type Write = (rows: AsyncIterable<ReportRow>, head: ReportHead) => Readable
const WRITERS: Record<
  PaymentReportQuery['format'],
  { write: Write; content_type: string; most: number | null }
> = {
  csv: { write: writeCsv, content_type: 'text/csv; charset=utf-8', most: null },
  xlsx: {
    write: writeXlsx,
    content_type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    most: MOST_ROWS,
  },
  pdf: { write: writePdf, content_type: 'application/pdf', most: MOST_PDF_ROWS },
}

/** Payments created between two days. */
export type DatedReport = Omit<PaymentReportQuery, 'from' | 'to'> & { from: Day; to: Day }

/** A report that is streamed row by row, so that memory stays constant. */
export type OpenReport = {
  /** Null if not counted. */
  count: number | null
  rows: AsyncIterable<ReportRow>
  write: (rows: AsyncIterable<ReportRow>) => Readable
  content_type: string
}

/** Default: the last twelve months up to today. */
export function withDays<T extends { from?: Day | undefined; to?: Day | undefined }>(asked: T, now: Date) {
  const to = asked.to ?? lagosDay(now)
  const from = asked.from ?? addDays(addMonths(to, -12), 1)
  if (from > to)
    throw problem('VALIDATION_ERROR', [{ path: 'from', message: 'The first day is after the last.' }])
  return { ...asked, from, to }
}

export const reportName = ({ from, to, format }: DatedReport) => `gida-payments-${from}-to-${to}.${format}`

/** Prepares a report. Rows are counted first if the format has a limit or the count is requested. */
export async function openPaymentReport(
  reader: ReportReader,
  wanted: DatedReport,
  { made_at, isCounted }: { made_at: Date; isCounted: boolean },
): Promise<OpenReport> {
  const { write, content_type, most } = WRITERS[wanted.format]
  const { count, ...head } = await reader.read(async (tx) => ({
    ...{ title: 'Payments', estate: await estateName(tx, wanted.estate_id), made_at },
    scope: await resolveScope(tx, reader.who, wanted),
    count: most !== null || isCounted ? await countRows(tx, isCounted ? null : most, wanted) : null,
  }))
  if (most !== null && count !== null && count > most) throw problem('REPORT_TOO_LARGE', { most })
  return { count, rows: readRows(reader, head.scope), write: (rows) => write(rows, head), content_type }
}

async function estateName(tx: Tx, id: string | undefined): Promise<string | null> {
  if (!id) return null
  const estate = await tx.selectFrom('estate').select('name').where('id', '=', id).executeTakeFirst()
  return orNotFound(estate, 'ESTATE_NOT_FOUND').name
}

/** The payments of a request as a streamed file. */
export async function paymentReport(
  services: Services,
  actor: Actor,
  query: PaymentReportQuery,
): Promise<SentFile> {
  const now = services.clock.now()
  const wanted = withDays(query, now)
  const reader: ReportReader = { who: actor, read: (work) => services.read(actor, work) }
  const { rows, write, content_type } = await openPaymentReport(reader, wanted, {
    made_at: now,
    isCounted: false,
  })
  return { bytes: write(rows), name: reportName(wanted), content_type }
}
