import { reports } from '@gida/contract/domains/reports/endpoints'
import { FILE_TYPES } from '@gida/contract/shared/file-types'
import { pagination } from '@gida/contract/shared/pages'
import { orNotFound, problem } from '../../platform/errors/problem.ts'
import type { Mount } from '../../platform/http/call.ts'
import { estateReport } from '../analytics/index.ts'
import { reportName } from '../collections/index.ts'
import { cancelReportFile } from './cancel-report-file.ts'
import { fileKey, getReportFile, listReportFiles } from './report-file-queries.ts'
import { requestReportFile } from './request-report-file.ts'

export function reportRoutes({ on, file }: Mount): void {
  file(reports.generateReport, async ({ services, actor, body }) =>
    body.report === 'PAYMENTS'
      ? { later: await services.transaction(actor, (tx) => requestReportFile(tx, actor, body)) }
      : estateReport(services, actor, body),
  )

  on(reports.listReportFiles, async (tx, { query }) => {
    const { rows, total } = await listReportFiles(tx, query)
    return { data: rows, pagination: pagination(query, total) }
  })

  on(reports.getReportFile, (tx, { params }) => getReportFile(tx, params.id))

  on(reports.cancelReportFile, (tx, { params }) => cancelReportFile(tx, params.id))

  file(reports.downloadReportFile, async ({ services, actor, params }) => {
    const { status, wanted } = await services.transaction(actor, (tx) => getReportFile(tx, params.id))
    if (status !== 'READY') throw problem('ILLEGAL_STATE')
    return {
      bytes: orNotFound(await services.files.getStream(fileKey(params.id))),
      name: reportName(wanted),
      content_type: FILE_TYPES[wanted.format],
    }
  })
}
