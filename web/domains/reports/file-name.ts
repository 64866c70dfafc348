import type { ReportFile } from '@gida/contract/domains/reports/report-file'
import { reports as words } from '#words/reports'

/** As the person's machine calls it. */
export const fileNameOf = ({ wanted: { from, to, format } }: Pick<ReportFile, 'wanted'>): string =>
  words.fileName(from, to, format)
