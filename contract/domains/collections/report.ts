import { z } from 'zod'
import { Day } from '../../shared/dates.ts'
import { idOf } from '../../shared/ids.ts'
import { TransactionType } from '../charges/rules.ts'
import { PaymentStatus } from '../payments/rules.ts'

export const ReportFormat = z.enum(['csv', 'xlsx', 'pdf'])
export type ReportFormat = z.infer<typeof ReportFormat>

/** Limit of rows in a PDF: 3,000 pages. */
export const MOST_PDF_ROWS = 100_000
/** Limit of rows in a spreadsheet, that of spreadsheet programs. A CSV file has none. */
export const MOST_ROWS = 1_000_000

export const PaymentReportQuery = z.object({
  format: ReportFormat.default('csv'),
  from: Day.optional().meta({
    description: 'Payments started on or after this day in Lagos; defaults to 12 months ago',
  }),
  to: Day.optional().meta({
    description: 'Payments started on or before this day in Lagos; defaults to today',
  }),
  estate_id: idOf('estate').optional(),
  type: TransactionType.optional(),
  status: PaymentStatus.optional(),
})
export type PaymentReportQuery = z.infer<typeof PaymentReportQuery>
