import { z } from 'zod'
import { Day, Instant } from '../../shared/dates.ts'
import { Id, idOf } from '../../shared/ids.ts'
import { DayOfReport, EstateReport, inOrder, ORDER } from '../analytics/report.ts'
import { TransactionType } from '../charges/rules.ts'
import { ReportFormat } from '../collections/report.ts'
import { PaymentStatus } from '../payments/rules.ts'
import { CatalogueReport, ReportFileAsked } from './report.ts'
import { ReportStatus } from './rules.ts'

/** Payments of one estate or all, of any number, so generated in the background. */
export const PaymentsReport = z
  .object({
    report: z.literal('PAYMENTS'),
    estate_id: idOf('estate').optional(),
    from: DayOfReport.optional().meta({
      description: 'Payments started on or after this day; defaults to 12 months ago',
    }),
    to: DayOfReport.optional().meta({
      description: 'Payments started on or before this day; defaults to today',
    }),
    type: TransactionType.optional(),
    status: PaymentStatus.optional(),
    format: ReportFormat.default('csv'),
  })
  .refine(inOrder, ORDER)
export type PaymentsReport = z.infer<typeof PaymentsReport>

/** The same with its period and format resolved. */
export const DatedReport = z.object({ ...PaymentsReport.shape, from: Day, to: Day, format: ReportFormat })
export type DatedReport = z.infer<typeof DatedReport>

/** A background report with its period resolved. */
export const WantedReport = z.discriminatedUnion('report', [
  DatedReport,
  ReportFileAsked.extend({ from: Day, to: Day }),
])
export type WantedReport = z.infer<typeof WantedReport>

export const ReportBody = z.discriminatedUnion('report', [EstateReport, PaymentsReport, CatalogueReport])
export type ReportBody = z.infer<typeof ReportBody>

/** A report generated in the background: its progress, and where to download it. */
export const ReportFile = z
  .object({
    id: Id,
    status: ReportStatus,
    wanted: WantedReport,
    estate_name: z.string().nullable().meta({ description: 'Null for all estates' }),
    rows_done: z.int(),
    rows_expected: z.int().nullable().meta({ description: 'Null until the rows are counted' }),
    size: z.int().nullable().meta({ description: 'Size in bytes; null until it is ready' }),
    failure: z.string().nullable(),
    created_at: Instant,
    kept_until: Instant.nullable().meta({
      description: 'Until when the file is kept; null while it is generated',
    }),
  })
  .meta({ id: 'ReportFile' })
export type ReportFile = z.infer<typeof ReportFile>
