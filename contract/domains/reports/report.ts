import { z } from 'zod'
import { Instant } from '../../shared/dates.ts'
import { Id, idOf } from '../../shared/ids.ts'
import { DayOfReport, inOrder, ORDER } from '../analytics/report.ts'
import { monthCount } from '../analytics/rules.ts'
import { REPORT_KEYS, shapeOf } from './catalogue.ts'
import { isForPrograms, LEDGER_FORMATS } from './rules.ts'
import { BASES, OPENED } from './shape.ts'

/** Longer than books have to be kept; a longer period is a typing error. */
export const MOST_YEARS = 10
/** Rows per page on screen. */
export const ROWS_SHOWN = 100

const ReportKey = z.enum(REPORT_KEYS)

const Where = z.object({
  column: z.string().max(40),
  is: z.string().max(200).meta({ description: 'An empty string matches empty cells' }),
})
export type Where = z.infer<typeof Where>

const fields = {
  report: ReportKey,
  from: DayOfReport.optional().meta({ description: 'Ignored by reports of a single day' }),
  to: DayOfReport.optional().meta({
    description: 'For reports of a single day, that day. Defaults to today',
  }),
  estate_id: idOf('estate').optional(),
  landlord_id: idOf('landlord').optional(),
  basis: z.enum(BASES).optional(),
  group_by: z.string().max(40).optional().meta({ description: 'Column to group rows by' }),
  where: z.array(Where).max(5).optional(),
  columns: z.array(z.string().max(40)).min(1).max(30).optional(),
  compare: z.enum(['PREVIOUS', 'LAST_YEAR']).optional(),
}

/** Parameters of a catalogue report, for any output format. */
export const ReportAsked = z.object(fields)
export type ReportAsked = z.infer<typeof ReportAsked>

const FILES = ['csv', 'xlsx', 'pdf', ...LEDGER_FORMATS] as const

export const ReportFileAsked = z.object({ ...fields, format: z.enum(FILES) })
export type ReportFileAsked = z.infer<typeof ReportFileAsked>

type Checked = Pick<ReportAsked, 'report' | 'from' | 'to' | 'basis' | 'group_by' | 'where' | 'columns'>
const isShort = ({ from, to }: Checked) => !from || !to || monthCount({ from, to }) <= MOST_YEARS * 12 + 1
const LENGTH = { message: `At most ${MOST_YEARS} years`, path: ['to'] }
const has = ({ report }: Checked, key: string) => shapeOf(report).columns.some((column) => column.key === key)

export const CatalogueReport = z
  .object({
    ...fields,
    format: z.enum(['json', ...FILES]).default('json'),
    after: z.string().max(600).optional().meta({ description: '`next` of the previous page' }),
  })
  .refine(inOrder, ORDER)
  .refine(isShort, LENGTH)
  .refine((asked) => !asked.basis || shapeOf(asked.report).bases?.includes(asked.basis), {
    message: 'This report has only one basis',
    path: ['basis'],
  })
  .refine(
    ({ report, group_by }) =>
      !group_by || shapeOf(report).columns.some(({ key, group }) => group && key === group_by),
    { message: 'This report cannot be grouped this way', path: ['group_by'] },
  )
  .refine(({ format, report }) => !isForPrograms(format) || report === 'GENERAL_LEDGER', {
    message: 'Only the general ledger can be sent to accounting programs',
    path: ['format'],
  })
  .refine(
    ({ format, landlord_id, where, group_by }) =>
      !isForPrograms(format) || !(landlord_id || where || group_by),
    {
      message: 'An accounting program needs the whole ledger, so that each journal adds up',
      path: ['format'],
    },
  )
  .refine((asked) => !asked.landlord_id || !shapeOf(asked.report).isWhole, {
    message: 'This report covers whole estates only',
    path: ['landlord_id'],
  })
  .refine((asked) => (asked.columns ?? []).every((key) => has(asked, key)), {
    message: 'This report has no such column',
    path: ['columns'],
  })
  .refine((asked) => (asked.where ?? []).every(({ column }) => has(asked, column)), {
    message: 'This report has no such column',
    path: ['where'],
  })
export type CatalogueReport = z.infer<typeof CatalogueReport>

export const ReportCell = z.union([z.string(), z.int()]).nullable()
export type ReportCell = z.infer<typeof ReportCell>

const ReportColumn = z.object({
  key: z.string(),
  head: z.string(),
  type: z.enum(['text', 'money', 'day', 'month', 'count', 'percent']),
})
export type ReportColumn = z.infer<typeof ReportColumn>

const ReportRow = z.object({
  cells: z.array(ReportCell),
  /** What the row opens; for a group, its rows. */
  opens: z
    .union([
      z.object({ kind: z.enum(OPENED).exclude(['report']), id: Id }),
      z.object({ kind: z.literal('report'), report: ReportKey, where: z.array(Where) }),
    ])
    .nullable(),
})
export type ReportRow = z.infer<typeof ReportRow>

/** One page of a report, with the totals of all pages. */
export const Report = z
  .object({
    report: ReportKey,
    title: z.string(),
    from: z.string().nullable(),
    to: z.string(),
    basis: z.enum(BASES).nullable(),
    estate_name: z.string().nullable().meta({ description: 'Null for all estates' }),
    landlord_name: z.string().nullable(),
    made_at: Instant,
    columns: z.array(ReportColumn),
    rows: z.array(ReportRow),
    count: z.int(),
    totals: z
      .array(ReportCell)
      .nullable()
      .meta({ description: 'Totals by column; null if nothing can be added up' }),
    before: z
      .object({
        from: z.string().nullable(),
        to: z.string(),
        count: z.int(),
        totals: z.array(ReportCell).nullable(),
      })
      .nullable()
      .meta({ description: 'The same figures for the comparison period; null without one' }),
    next: z.string().nullable(),
    means: z
      .string()
      .nullable()
      .meta({ description: 'How the figures are calculated; null if self-explanatory' }),
  })
  .meta({ id: 'Report' })
export type Report = z.infer<typeof Report>
