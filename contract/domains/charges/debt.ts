import { z } from 'zod'
import { Day } from '../../shared/dates.ts'
import { KoboSum } from '../../shared/money.ts'
import { DUE_NOW_DAYS } from './debt-days.ts'

/** Open debt on a Lagos day. A charge is late from the day after its due date. */
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

/** A tenant's debt and what is held for them. Credit is per estate, deposits are per lease. */
export const TenantBalance = Debt.extend({
  credit: KoboSum.meta({ description: "The tenant's money that is set against no charge yet" }),
  deposit_held: KoboSum,
}).meta({ id: 'TenantBalance' })
export type TenantBalance = z.infer<typeof TenantBalance>
