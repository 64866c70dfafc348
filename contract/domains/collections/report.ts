import { z } from 'zod'
import { Day } from '../../shared/dates.ts'
import { idOf } from '../../shared/ids.ts'
import { TransactionType } from '../charges/rules.ts'
import { PaymentStatus } from '../payments/rules.ts'

export const ReportFormat = z.enum(['csv', 'xlsx', 'pdf'])
export type ReportFormat = z.infer<typeof ReportFormat>

/** Rows of a paper: 3,000 pages. */
export const MOST_PDF_ROWS = 100_000
/** Rows of a sheet: what a spreadsheet program takes. A CSV file has no end. */
export const MOST_ROWS = 1_000_000

export const PaymentReportQuery = z.object({
  format: ReportFormat.default('csv'),
  from: Day.optional().meta({
    description: 'Payments begun from this day in Lagos; 12 months ago unless said',
  }),
  to: Day.optional().meta({ description: 'Up to this day; today unless said' }),
  estate_id: idOf('estate').optional(),
  type: TransactionType.optional(),
  status: PaymentStatus.optional(),
})
export type PaymentReportQuery = z.infer<typeof PaymentReportQuery>
