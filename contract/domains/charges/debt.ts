import { z } from 'zod'
import { Day } from '../../shared/dates.ts'
import { KoboSum } from '../../shared/money.ts'
import { DUE_NOW_DAYS } from './debt-days.ts'

/** Open debt on a Lagos day. A charge is late from the day after its due date. */
export const Debt = z
  .object({
    arrears: KoboSum.meta({ description: 'Amount past its due date, in kobo' }),
    due_now: KoboSum.meta({ description: `Arrears and amounts due within ${DUE_NOW_DAYS} days, in kobo` }),
    billed_later: KoboSum.meta({ description: 'Amount billed that is due after that, in kobo' }),
    outstanding: KoboSum.meta({ description: 'Total open amount, in kobo: due now and billed later' }),
    late_days: z
      .int()
      .meta({ description: 'Days since the oldest part of the arrears fell due; 0 without arrears' }),
    next_due: Day.nullable().meta({
      description: 'Next due date of an amount that is not overdue; null if there is none',
    }),
  })
  .meta({ id: 'Debt' })
export type Debt = z.infer<typeof Debt>

/** A tenant's debt and what is held for them. Credit is per estate, deposits are per lease. */
export const TenantBalance = Debt.extend({
  credit: KoboSum.meta({
    description: "The tenant's money that is not allocated to any charge yet, in kobo",
  }),
  deposit_held: KoboSum,
}).meta({ id: 'TenantBalance' })
export type TenantBalance = z.infer<typeof TenantBalance>
