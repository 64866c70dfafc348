import { REPORTS } from '@gida/contract/domains/reports/catalogue'
import { reports } from '@gida/contract/domains/reports/endpoints'
import type { CatalogueReport } from '@gida/contract/domains/reports/report'
import type { ReportBody } from '@gida/contract/domains/reports/report-file'
import { FILE_TYPES } from '@gida/contract/shared/files/file-types'
import { pagination } from '@gida/contract/shared/pages'
import type { Tx } from '../../platform/db/db.ts'
import { orNotFound } from '../../platform/errors/problem.ts'
import type { Mount } from '../../platform/http/call.ts'
import { estateReport } from '../analytics/index.ts'
import { reportName, withDays } from '../collections/index.ts'
import { cancelReportFile } from './cancel-report-file.ts'
import { fileNameOf, WRITERS } from './files/write-report.ts'
import { generateReport } from './generate-report.ts'
import { fileKey, getReadyFile, getReportFile, listReportFiles } from './report-file-queries.ts'
import { requestReportFile } from './request-report-file.ts'
import { deleteReportView, saveReportView, updateReportView } from './views/change-report-views.ts'
import { listReportViews } from './views/view-queries.ts'

const isOfCatalogue = (body: ReportBody): body is CatalogueReport => body.report in REPORTS

export function reportRoutes({ on, file }: Mount): void {
  file(reports.generateReport, async ({ services, actor, body }) => {
    if (isOfCatalogue(body)) return generateReport(services, actor, body)
    if (body.report !== 'PAYMENTS') return estateReport(services, actor, body)
    const later = (tx: Tx) => requestReportFile(tx, actor, withDays(body, tx.now))
    return { later: await services.transaction(actor, later) }
  })

  on(reports.listReportViews, async (tx, { actor, query }) => {
    const { rows, total } = await listReportViews(tx, actor, query)
    return { data: rows, pagination: pagination(query, total) }
  })

  on(reports.saveReportView, (tx, { actor, body }) => saveReportView(tx, actor, body))

  on(reports.updateReportView, (tx, { actor, params, body }) => updateReportView(tx, actor, params.id, body))

  on(reports.deleteReportView, async (tx, { actor, params }) => {
    await deleteReportView(tx, actor, params.id)
    return undefined
  })

  on(reports.listReportFiles, async (tx, { query }) => {
    const { rows, total } = await listReportFiles(tx, query)
    return { data: rows, pagination: pagination(query, total) }
  })

  on(reports.getReportFile, (tx, { params }) => getReportFile(tx, params.id))

  on(reports.cancelReportFile, (tx, { params }) => cancelReportFile(tx, params.id))

  file(reports.downloadReportFile, async ({ services, actor, params }) => {
    const wanted = await services.transaction(actor, (tx) => getReadyFile(tx, actor, params.id))
    return {
      bytes: orNotFound(await services.files.getStream(fileKey(params.id))),
      name: wanted.report === 'PAYMENTS' ? reportName(wanted) : fileNameOf(wanted),
      content_type:
        wanted.report === 'PAYMENTS' ? FILE_TYPES[wanted.format] : WRITERS[wanted.format].content_type,
    }
  })
}
