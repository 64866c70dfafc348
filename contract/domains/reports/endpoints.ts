import { endpoint } from '../../shared/endpoint.ts'
import { paramsOf } from '../../shared/ids.ts'
import { PageQuery, pageOf } from '../../shared/pages.ts'
import { ReportBody, ReportFile } from './report-file.ts'

export const reports = {
  generateReport: endpoint({
    method: 'POST',
    path: '/analytics/reports',
    summary:
      'A report as a file: CSV, an Excel workbook or a PDF; a long one is made while nobody waits (202)',
    access: 'reports_read',
    body: ReportBody,
    answer: 'file',
    later: ReportFile,
    files: ['csv', 'xlsx', 'pdf'],
    errors: ['ESTATE_NOT_FOUND', 'REPORT_TOO_LARGE', 'TOO_MANY_REQUESTS'],
    person_only: true,
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
    files: ['csv', 'xlsx', 'pdf'],
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
