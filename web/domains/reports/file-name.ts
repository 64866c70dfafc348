import { shapeOf } from '@gida/contract/domains/reports/catalogue'
import type { ReportFile } from '@gida/contract/domains/reports/report-file'
import { reports as words } from '#words/reports'

/** As the person's machine calls it. */
export const fileNameOf = ({ wanted: { report, from, to, format } }: Pick<ReportFile, 'wanted'>): string =>
  words.fileName(nameOf(report), from, to, format)

/** Payments, or what a report of the catalogue is called. */
export const nameOf = (report: ReportFile['wanted']['report']): string =>
  report === 'PAYMENTS' ? words.payments : shapeOf(report).title
