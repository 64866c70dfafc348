import { z } from 'zod'
import { Day } from '../../shared/dates.ts'
import { idOf } from '../../shared/ids.ts'
import { MOST_MONTHS, monthCount } from './rules.ts'

export const ReportKind = z.enum(['OCCUPANCY', 'VACANCY', 'ARREARS', 'COLLECTIONS', 'FORECAST', 'MARKET'])
export type ReportKind = z.infer<typeof ReportKind>

/** Limit of rows in a PDF, some hundred pages; spreadsheet files have none. */
export const MOST_PDF_ROWS = 3_000

/** Rejects implausible years such as 9999, which are typing errors. */
export const DayOfReport = Day.refine(
  (day) => day >= '1970-01-01' && day <= '2100-12-31',
  'A day from 1970 to 2100',
)
const period = { from: DayOfReport.optional(), to: DayOfReport.optional() }
type ReportPeriod = { from?: Day | undefined; to?: Day | undefined }

/** Without dates, the period is the last twelve months up to today. */
export const inOrder = ({ from, to }: ReportPeriod) => !from || !to || from <= to
export const ORDER = { message: 'The last day must not be before the first', path: ['to'] }
const isShort = ({ from, to }: ReportPeriod) => !from || !to || monthCount({ from, to }) <= MOST_MONTHS
const LENGTH = { message: `At most ${MOST_MONTHS} months`, path: ['to'] }

export const PeriodQuery = z.object(period).refine(inOrder, ORDER).refine(isShort, LENGTH)

/** A report of one estate, generated synchronously. */
export const EstateReport = z
  .object({
    report: ReportKind,
    estate_id: idOf('estate'),
    ...period,
    format: z.enum(['csv', 'xlsx', 'pdf']).default('csv'),
  })
  .refine(inOrder, ORDER)
  .refine(isShort, LENGTH)
export type EstateReport = z.infer<typeof EstateReport>
