import { z } from 'zod'
import { Day, Instant } from '../../shared/dates.ts'
import { Id, idOf } from '../../shared/ids.ts'
import { Kobo, KoboSum, PositiveKobo, SignedKobo } from '../../shared/money.ts'
import { PageQuery } from '../../shared/pages.ts'

export const ExpenseCategory = z.enum([
  'DIESEL',
  'POWER',
  'WATER',
  'SECURITY',
  'CLEANING',
  'REPAIRS',
  'WASTE',
  'STAFF',
  'INSURANCE',
  'LEVY',
  'OTHER',
])
export type ExpenseCategory = z.infer<typeof ExpenseCategory>

/** Paid from the clients' bank account, or from cash held by the person who records it. */
export const PaidFrom = z.enum(['TRUST', 'CASH'])
export type PaidFrom = z.infer<typeof PaidFrom>

const Words = (most: number, missing: string) => z.string().trim().min(1, missing).max(most)

export const ExpenseDraft = z.object({
  category: ExpenseCategory,
  vendor: Words(120, 'Say who was paid'),
  description: Words(300, 'Say what was bought'),
  amount: PositiveKobo,
  spent_on: Day,
  paid_from: PaidFrom,
  advanced: z.boolean().default(false).meta({
    description:
      'Whether the manager advances what the fund lacks; if false, an expense larger than the fund is refused',
  }),
})
export type ExpenseDraft = z.infer<typeof ExpenseDraft>

/** Budget of a fund for one category in a year. */
export const FundBudget = z
  .object({ year: z.int().min(2000).max(2100), category: ExpenseCategory, amount: Kobo })
  .meta({ id: 'FundBudget' })
export type FundBudget = z.infer<typeof FundBudget>

export const Expense = z
  .object({
    id: Id,
    estate_id: Id,
    source: z
      .enum(['EXPENSE', 'BILL'])
      .meta({ description: 'Whether it was recorded by hand or is the bill of a work order' }),
    category: ExpenseCategory,
    vendor: z.string(),
    description: z.string(),
    amount: PositiveKobo,
    advanced_amount: Kobo,
    spent_on: Day,
    paid_from: PaidFrom,
    recorded_by: z
      .string()
      .nullable()
      .meta({ description: 'Name of the person who recorded it; null if nobody is on record' }),
    recorded_at: Instant,
    voided_at: Instant.nullable(),
    void_reason: z.string().nullable(),
    has_evidence: z.boolean(),
    evidence_id: Id.nullable().meta({ description: 'Id of the invoice of the bill; null if none' }),
    can: z.object({ void: z.boolean(), see_evidence: z.boolean(), attach_evidence: z.boolean() }),
  })
  .meta({ id: 'Expense' })
export type Expense = z.infer<typeof Expense>

export const VoidExpense = z.object({ reason: Words(300, 'Say why') })

const Year = z.coerce.number().int().min(2000).max(2999)

export const FundQuery = z.object({ year: Year.optional() })
export const ExpenseQuery = PageQuery.extend({
  year: Year.optional(),
  category: ExpenseCategory.optional(),
})

/** One year of the fund by booking date: opening + received − spent = closing. */
export const FundStatement = z
  .object({
    estate_id: Id,
    estate_name: z.string(),
    year: z.int(),
    opening: SignedKobo,
    received: SignedKobo,
    spent: SignedKobo,
    closing: SignedKobo,
    balance: SignedKobo.meta({
      description: 'Current balance in kobo; negative if the manager has advanced money',
    }),
    months: z.array(z.object({ month: z.string(), received: SignedKobo, spent: SignedKobo })),
    categories: z.array(z.object({ category: ExpenseCategory, count: z.int(), amount: SignedKobo })),
    can: z.object({ record: z.boolean(), bill: z.boolean() }),
  })
  .meta({ id: 'FundStatement' })
export type FundStatement = z.infer<typeof FundStatement>

export const ServiceChargeDraft = z.object({
  title: Words(120, 'Say what it is for'),
  amount: PositiveKobo,
  due_date: Day,
  unit_ids: z
    .array(idOf('unit'))
    .min(1)
    .max(2_000)
    .optional()
    .meta({ description: 'Defaults to all occupied units' }),
})
export type ServiceChargeDraft = z.infer<typeof ServiceChargeDraft>

export const ServiceCharge = z
  .object({
    id: Id,
    title: z.string(),
    amount: PositiveKobo,
    due_date: Day,
    units: z.int(),
    smallest_part: PositiveKobo,
    largest_part: PositiveKobo,
    collected: KoboSum,
    open: KoboSum,
    created_at: Instant,
  })
  .meta({ id: 'ServiceCharge' })
export type ServiceCharge = z.infer<typeof ServiceCharge>

export const MOST_EVIDENCE_BYTES = 8_000_000
