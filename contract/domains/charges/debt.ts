import { z } from 'zod'
import { addDays, Day, daysBetween } from '../../shared/dates.ts'
import { KoboSum } from '../../shared/money.ts'

/** What falls due within so many days is due now, beside what is past its day. */
export const DUE_NOW_DAYS = 7
export const dueNowUntil = (today: Day): Day => addDays(today, DUE_NOW_DAYS)

/** How late something is that fell due on a day: 0 up to that day itself. */
export const lateDays = (due_date: Day, today: Day): number => Math.max(0, daysBetween(due_date, today))

/** What is open, on a day in Lagos. A charge is late from the day after its due date. */
export const Debt = z
  .object({
    arrears: KoboSum.meta({ description: 'Past its due date' }),
    due_now: KoboSum.meta({ description: `Arrears, and what falls due within ${DUE_NOW_DAYS} days` }),
    billed_later: KoboSum.meta({ description: 'Billed, and due later than that' }),
    outstanding: KoboSum.meta({ description: 'Due now and billed later: all that is open' }),
    late_days: z.int().meta({ description: 'Of the oldest part of the arrears; 0 where there are none' }),
    next_due: Day.nullable().meta({ description: 'When the next part falls due that is not late' }),
  })
  .meta({ id: 'Debt' })
export type Debt = z.infer<typeof Debt>

/** How a tenant stands: what they owe, and what is held for them. Credit is kept by estate, a deposit by lease. */
export const TenantBalance = Debt.extend({
  credit: KoboSum.meta({ description: "The tenant's money that is set against no charge yet" }),
  deposit_held: KoboSum,
}).meta({ id: 'TenantBalance' })
export type TenantBalance = z.infer<typeof TenantBalance>

/** How long arrears are late, in days since they fell due. */
export const Age = z.enum(['1-30', '31-60', '61-90', '90+'])
export type Age = z.infer<typeof Age>
export const AGES = Age.options

const LEAST_DAYS: Record<Age, number> = { '1-30': 1, '31-60': 31, '61-90': 61, '90+': 91 }
const MOST_DAYS: Record<Age, number | null> = { '1-30': 30, '31-60': 60, '61-90': 90, '90+': null }

/** The due days of what is so old today; the oldest has no first day. */
export const dueDaysOf = (age: Age, today: Day): { from: Day | null; to: Day } => {
  const most = MOST_DAYS[age]
  return { from: most === null ? null : addDays(today, -most), to: addDays(today, -LEAST_DAYS[age]) }
}
