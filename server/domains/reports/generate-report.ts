import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { CatalogueReport, Report, ReportCell } from '@gida/contract/domains/reports/report'
import type { ReportFile } from '@gida/contract/domains/reports/report-file'
import type { Actor } from '../../platform/access/actor.ts'
import type { SentFile } from '../../platform/http/call.ts'
import type { Services } from '../../platform/services.ts'
import { cellsOf } from './engine/cells.ts'
import { pageOf } from './engine/query.ts'
import { readReport } from './engine/read-report.ts'
import { openTable } from './engine/report-table.ts'
import { fileNameOf, WRITERS } from './files/write-report.ts'
import { requestReportFile } from './request-report-file.ts'

/** Up to this many rows are written during the request; a longer report is made by a job. */
const MOST_AT_ONCE = 2_000

type Generated = { shown: Report } | { later: ReportFile } | SentFile

/** Generates a report: as JSON, as a file, or as a file made by a job. */
export async function generateReport(
  services: Services,
  actor: Actor,
  { after, format, ...asked }: CatalogueReport,
): Promise<Generated> {
  if (format === 'json')
    return {
      shown: await services.read(actor, (tx) => readReport(tx, actor, { ...asked, format, after })),
    }
  const wanted = { ...asked, format }
  const { table, days, rows } = await services.read(actor, async (tx) => {
    const { query, ...opened } = await openTable(tx, actor, wanted)
    return { ...opened, ...(await pageOf(query, opened.table.columns, null, MOST_AT_ONCE + 1).execute(tx)) }
  })
  if (rows.length > MOST_AT_ONCE) {
    const later = { ...wanted, ...days }
    return { later: await services.transaction(actor, (tx) => requestReportFile(tx, actor, later)) }
  }
  const { write, content_type } = WRITERS[format]
  const cells = rows.map((row) => cellsOf(table.columns, row))
  const bytes = await buffer(write(Readable.from(cells) as AsyncIterable<ReportCell[]>, table))
  return { bytes, name: fileNameOf({ ...wanted, ...days }), content_type }
}
