import { z } from 'zod'
import { type Day, Day as DaySchema } from '../../shared/dates.ts'
import { Id } from '../../shared/ids.ts'
import { Kobo, KoboSum, PositiveKobo } from '../../shared/money.ts'
import { pageOf } from '../../shared/pages.ts'
import { TransactionType } from './rules.ts'

export const ChargeStatus = z.enum(['DUE', 'PART_PAID', 'PAID', 'WAIVED', 'OVERDUE'])
export type ChargeStatus = z.infer<typeof ChargeStatus>

/** Derived and never stored: a charge becomes overdue by date. `amount` is net of what was withdrawn. */
export function chargeStatus(
  charge: { amount: number; settled: number; waived: number; due_date: Day },
  today: Day,
): ChargeStatus {
  if (charge.settled + charge.waived >= charge.amount) return charge.settled > 0 ? 'PAID' : 'WAIVED'
  if (charge.due_date < today) return 'OVERDUE'
  return charge.settled > 0 ? 'PART_PAID' : 'DUE'
}

export const Charge = z
  .object({
    id: Id,
    lease_id: Id.nullable(),
    unit_id: Id,
    unit_name: z.string(),
    estate_name: z.string(),
    landlord_name: z.string().nullable(),
    tenant_id: Id,
    tenant_name: z.string(),
    transaction_type: TransactionType,
    description: z.string(),
    amount: PositiveKobo,
    open_amount: Kobo.meta({ description: 'Amount left to pay, in kobo' }),
    withdrawn_amount: Kobo.meta({
      description: 'Part of the amount that was withdrawn, in kobo, such as when a tenancy ends early',
    }),
    due_date: DaySchema,
    period_start: DaySchema.nullable(),
    period_end: DaySchema.nullable(),
    status: ChargeStatus,
    late_days: z.int(),
    can: z.object({ waive: z.boolean(), write_off: z.boolean() }),
  })
  .meta({ id: 'Charge' })
export type Charge = z.infer<typeof Charge>

/** The page includes the open amount over all pages. */
export const ChargePage = pageOf(Charge).extend({
  open_amount: KoboSum.meta({
    description: 'Open amount of all charges in the list, over all pages, in kobo',
  }),
})
export type ChargePage = z.infer<typeof ChargePage>
