import { z } from 'zod'
import { Day, Instant } from '../../shared/dates.ts'
import { ClientId, Id, idOf } from '../../shared/ids.ts'
import { PositiveKobo, SignedKobo } from '../../shared/money.ts'

/** Longest range of a query: five years. */
export const MOST_REVENUE_DAYS = 1_830

/** Sources of the platform's revenue. */
export const RevenueSource = z.enum(['PLAN', 'FEE', 'SERVICE'])
export type RevenueSource = z.infer<typeof RevenueSource>

/** Defaults to the last twelve months. */
export const RevenueQuery = z.object({ from: Day.optional(), to: Day.optional() })
export type RevenueQuery = z.infer<typeof RevenueQuery>

export const RevenueEntry = z.object({
  id: Id,
  received_on: Day,
  source: RevenueSource,
  amount: SignedKobo,
  estate_name: z.string().nullable(),
  note: z.string(),
  recorded_by_name: z
    .string()
    .nullable()
    .meta({ description: 'Null if the entry comes from a paid invoice' }),
  recorded_at: Instant,
})
export type RevenueEntry = z.infer<typeof RevenueEntry>

/** Revenue of the platform itself less refunds. Clients' money is only in their ledger. */
export const PlatformRevenue = z
  .object({
    from: Day,
    to: Day,
    total: SignedKobo,
    by_month: z.array(
      z.object({
        month: z.string().meta({ description: 'Month as YYYY-MM, such as 2026-11' }),
        amount: SignedKobo,
      }),
    ),
    by_source: z.array(z.object({ source: RevenueSource, amount: SignedKobo })),
    latest: z.array(RevenueEntry).meta({ description: 'The last hundred entries of the period' }),
  })
  .meta({ id: 'PlatformRevenue' })
export type PlatformRevenue = z.infer<typeof PlatformRevenue>

export const RecordRevenue = z.object({
  received_on: Day,
  source: RevenueSource,
  amount: PositiveKobo,
  is_reversal: z
    .boolean()
    .default(false)
    .meta({ description: 'Whether it reverses recorded revenue, or records a repayment' }),
  estate_id: idOf('estate').optional(),
  note: z.string().trim().min(3, 'Say what it was for').max(200),
  client_id: ClientId.optional().meta({
    description: 'Client-generated UUID. Repeating the call with the same value returns the same entry',
  }),
})
export type RecordRevenue = z.output<typeof RecordRevenue>
