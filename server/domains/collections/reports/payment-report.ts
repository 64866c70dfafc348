import type { Readable } from 'node:stream'
import { MOST_PDF_ROWS, MOST_ROWS, type PaymentReportQuery } from '@gida/contract/domains/collections/report'
import { addDays, addMonths, lagosDay } from '@gida/contract/shared/dates'
import type { Actor } from '../../../platform/access/actor.ts'
import { problem } from '../../../platform/errors/problem.ts'
import type { SentFile } from '../../../platform/http/mount.ts'
import type { Services } from '../../../platform/services.ts'
import { getEstate } from '../../estates/index.ts'
import { hasMoreThan, type ReportRow, type ReportScope, readRows, resolveScope } from './report-rows.ts'
import { writeCsv } from './write-csv.ts'
import { writePdf } from './write-pdf.ts'
import { writeXlsx } from './write-xlsx.ts'

/** What a report says of itself. */
export type ReportHead = { title: string; estate: string | null; scope: ReportScope; made_at: Date }

type Write = (rows: AsyncIterable<ReportRow>, head: ReportHead) => Readable
const WRITERS: Record<PaymentReportQuery['format'], { write: Write; content_type: string; most: number }> = {
  csv: { write: writeCsv, content_type: 'text/csv; charset=utf-8', most: MOST_ROWS },
  xlsx: {
    write: writeXlsx,
    content_type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    most: MOST_ROWS,
  },
  pdf: { write: writePdf, content_type: 'application/pdf', most: MOST_PDF_ROWS },
}

/** Payments as a file that is written while it is read, so that its length costs no memory. */
export async function paymentReport(
  services: Services,
  actor: Actor,
  query: PaymentReportQuery,
): Promise<SentFile> {
  const now = services.clock.now()
  const to = query.to ?? lagosDay(now)
  const from = query.from ?? addDays(addMonths(to, -12), 1)
  if (from > to)
    throw problem('VALIDATION_ERROR', [{ path: 'from', message: 'The first day is after the last.' }])
  const { write, content_type, most } = WRITERS[query.format]
  const { head, isTooLarge } = await services.transaction(actor, async (tx) => {
    const estate = query.estate_id ? await getEstate(tx, actor, query.estate_id) : null
    const scope = await resolveScope(tx, actor, { ...query, from, to })
    const title = 'Payments'
    return {
      head: { title, estate: estate?.name ?? null, scope, made_at: now },
      isTooLarge: await hasMoreThan(tx, most, scope),
    }
  })
  if (isTooLarge) throw problem('REPORT_TOO_LARGE', { most })
  return {
    bytes: write(readRows(services, actor, head.scope), head),
    name: `gida-payments-${from}-to-${to}.${query.format}`,
    content_type,
  }
}
