import { shapeOf } from '@gida/contract/domains/reports/catalogue'
import type { ReportFile } from '@gida/contract/domains/reports/report-file'
import { reports as words } from '#words/reports'

/** The name of the downloaded file. */
export const fileNameOf = ({ wanted: { report, from, to, format } }: Pick<ReportFile, 'wanted'>): string =>
  words.fileName(nameOf(report), from, to, format)

/** "Payments", or the title of a catalogue report. */
export const nameOf = (report: ReportFile['wanted']['report']): string =>
  report === 'PAYMENTS' ? words.payments : shapeOf(report).title
