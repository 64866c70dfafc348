import { endpoint } from '../../shared/endpoint.ts'
import { paramsOf } from '../../shared/ids.ts'
import { PageQuery, pageOf } from '../../shared/pages.ts'
import { Report } from './report.ts'
import { ReportBody, ReportFile } from './report-file.ts'
import { ReportView, ReportViewChange, ReportViewDraft } from './view.ts'

export const reports = {
  generateReport: endpoint({
    method: 'POST',
    path: '/analytics/reports',
    summary:
      'A report to read (JSON) or as a file: CSV, an Excel workbook or a PDF; a long one is made while nobody waits (202)',
    access: 'reports_read',
    body: ReportBody,
    answer: 'file',
    later: ReportFile,
    shown: Report,
    files: ['csv', 'xlsx', 'pdf', 'zip'],
    errors: ['ESTATE_NOT_FOUND', 'REPORT_TOO_LARGE', 'TOO_MANY_REQUESTS', 'PERMISSION_DENIED'],
    person_only: true,
  }),
  listReportViews: endpoint({
    method: 'GET',
    path: '/analytics/report-views',
    summary:
      'The reports that you keep under a name, and those that are shared in your estates, newest first',
    access: 'reports_read',
    query: PageQuery,
    answer: pageOf(ReportView),
  }),
  saveReportView: endpoint({
    method: 'POST',
    path: '/analytics/report-views',
    summary: 'Keep a report with its choices under a name, for yourself or shared in an estate',
    access: 'reports_read',
    body: ReportViewDraft,
    answer: ReportView,
    status: 201,
    errors: ['ESTATE_NOT_FOUND'],
  }),
  updateReportView: endpoint({
    method: 'PATCH',
    path: '/analytics/report-views/{id}',
    summary: 'Name a kept report anew, or have it mailed after each week, month or quarter',
    access: 'reports_read',
    params: paramsOf('report_view'),
    body: ReportViewChange,
    answer: ReportView,
  }),
  deleteReportView: endpoint({
    method: 'DELETE',
    path: '/analytics/report-views/{id}',
    summary: 'Keep a report no longer',
    access: 'reports_read',
    params: paramsOf('report_view'),
    answer: null,
  }),
  listReportFiles: endpoint({
    method: 'GET',
    path: '/analytics/reports',
    summary: 'The long reports that you asked for, newest first; each is kept for seven days',
    access: 'reports_read',
    query: PageQuery,
    answer: pageOf(ReportFile),
    person_only: true,
  }),
  getReportFile: endpoint({
    method: 'GET',
    path: '/analytics/reports/{id}',
    summary: 'How far a long report is',
    access: 'reports_read',
    params: paramsOf('report_file'),
    answer: ReportFile,
    person_only: true,
  }),
  downloadReportFile: endpoint({
    method: 'GET',
    path: '/analytics/reports/{id}/download',
    summary: 'A long report, once it is ready',
    access: 'reports_read',
    params: paramsOf('report_file'),
    answer: 'file',
    files: ['csv', 'xlsx', 'pdf', 'zip'],
    errors: ['ILLEGAL_STATE'],
    person_only: true,
  }),
  cancelReportFile: endpoint({
    method: 'POST',
    path: '/analytics/reports/{id}/cancel',
    summary: 'Stop making a long report',
    access: 'reports_read',
    params: paramsOf('report_file'),
    answer: ReportFile,
    errors: ['ILLEGAL_STATE'],
    person_only: true,
  }),
}
