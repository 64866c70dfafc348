import { z } from 'zod'
import { Day, Instant } from '../../shared/dates.ts'
import { Id, idOf } from '../../shared/ids.ts'
import { KoboSum, PositiveKobo } from '../../shared/money.ts'
import { StatementField, StatementState } from './rules.ts'

export const StatementUpload = z.object({ bank_account_id: idOf('bank_account') })

export const StatementColumn = z.object({
  index: z.int().min(0),
  letter: z.string(),
  header: z.string(),
  samples: z.array(z.string()),
  field: StatementField.nullable(),
})
export type StatementColumn = z.infer<typeof StatementColumn>

/** Contents of a file, before anything is booked. */
export const StatementFound = z.object({
  rows: z.int(),
  credits: z.int(),
  credit_amount: KoboSum,
  debits: z.int(),
  first_day: Day.nullable(),
  last_day: Day.nullable(),
  seen_before: z.int().meta({ description: 'Number of credits already in an earlier statement' }),
  other_account: z.string().nullable().meta({
    description: "Account number found above the rows, if it differs from this account's; otherwise null",
  }),
  faults: z.array(z.object({ row: z.int(), message: z.string() })).meta({ description: 'The first faults' }),
  fault_count: z.int(),
  balance_gaps: z.int().meta({
    description: 'Number of places where the running balance does not add up; rows may be missing there',
  }),
  lines: z
    .array(
      z.object({ row: z.int(), day: Day, amount: PositiveKobo, narration: z.string(), payer: z.string() }),
    )
    .meta({ description: 'The first credits, as parsed' }),
})
export type StatementFound = z.infer<typeof StatementFound>

export const StatementSummary = z
  .object({
    id: Id,
    estate_id: Id,
    estate_name: z.string(),
    bank_account_id: Id,
    bank_name: z.string(),
    account_number: z.string(),
    file_name: z.string(),
    state: StatementState,
    progress: z.object({ done: z.int(), of: z.int() }),
    result: z.object({
      posted: z.int(),
      posted_amount: KoboSum,
      unassigned: z.int(),
      unassigned_amount: KoboSum,
      seen_before: z.int(),
    }),
    now: z
      .object({ posted: z.int(), unassigned: z.int(), dismissed: z.int() })
      .meta({ description: 'Current state of the lines that first appeared in this statement' }),
    failure: z.string().nullable(),
    created_by_name: z.string(),
    created_at: Instant,
    can: z.object({ change: z.boolean(), book: z.boolean() }),
  })
  .meta({ id: 'StatementSummary' })
export type StatementSummary = z.infer<typeof StatementSummary>

export const Statement = StatementSummary.extend({
  header_row: z.int(),
  columns: z.array(StatementColumn),
  found: StatementFound,
}).meta({ id: 'Statement' })
export type Statement = z.infer<typeof Statement>

/** Meaning of each column; two narration columns are joined, every other meaning is unique. */
export const StatementChange = z.object({
  header_row: z.int().min(0).max(200).optional(),
  mapping: z
    .array(z.object({ index: z.int().min(0).max(199), field: StatementField.nullable() }))
    .max(200)
    .refine(
      (columns) => {
        const fields = columns.flatMap(({ field }) => (field && field !== 'narration' ? field : []))
        return new Set(fields).size === fields.length
      },
      { message: 'Two columns have the same meaning. Choose one of them.' },
    )
    .optional(),
})
export type StatementChange = z.infer<typeof StatementChange>
