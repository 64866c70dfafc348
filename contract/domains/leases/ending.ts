import { z } from 'zod'
import { Day } from '../../shared/dates.ts'
import { Id, idOf } from '../../shared/ids.ts'
import { Kobo, KoboSum } from '../../shared/money.ts'
import { Frequency } from '../estates/unit.ts'
import { EndingKind } from './rules.ts'

/** Rent still owed after an early end: for the days until then, or for every period begun. */
export const EndingBasis = z.enum(['DAYS', 'PERIODS'])
export type EndingBasis = z.infer<typeof EndingBasis>

const ofUnit = {
  lease_id: idOf('lease').optional().meta({
    description: 'Which tenancy of the unit; defaults to the current one, otherwise the next',
  }),
}

export const RemoveTenantBody = z
  .object({
    ...ofUnit,
    date: Day.optional().meta({
      description:
        'Last day of the tenancy; defaults to today. A day before its first day calls the tenancy off',
    }),
    reason: z.string().trim().max(500).optional(),
    kind: EndingKind.exclude(['TRANSFER', 'CALLED_OFF', 'CANCELLED', 'DECLINED']).optional(),
    basis: EndingBasis.optional().meta({ description: 'Defaults to DAYS. PERIODS requires a reason' }),
  })
  .refine(({ basis, reason }) => basis !== 'PERIODS' || Boolean(reason), {
    message: 'Say by what term the whole period stays owed',
    path: ['reason'],
  })
export type RemoveTenantBody = z.infer<typeof RemoveTenantBody>

export const TransferTenantBody = z.object({
  ...ofUnit,
  to_unit_id: idOf('unit'),
  date: Day.optional().meta({ description: 'First day in the new unit; defaults to today' }),
})
export type TransferTenantBody = z.infer<typeof TransferTenantBody>

/** Preview of ending a tenancy on a day, in kobo. */
export const LeaseEnding = z
  .object({
    lease_id: Id,
    last_day: Day,
    called_off: z.boolean().meta({
      description: 'Whether the tenancy has not begun and is called off, as if it had never been agreed',
    }),
    lines: z.array(
      z.object({
        charge_id: Id,
        description: z.string(),
        due_date: Day,
        amount: KoboSum,
        stays: KoboSum,
        withdrawn: KoboSum,
        becomes_credit: KoboSum,
      }),
    ),
    still_owed: KoboSum.meta({ description: 'Amount that stays owed and is not paid, in kobo' }),
    withdrawn: KoboSum,
    becomes_credit: KoboSum.meta({
      description: 'Amount paid in advance for days after the last one, in kobo',
    }),
    credit_used: KoboSum.meta({
      description: 'Part of this and earlier credit that is allocated to what stays owed, in kobo',
    }),
    deposit_held: KoboSum,
    transfer: z
      .object({
        unit_id: Id,
        unit_name: z.string(),
        start_date: Day,
        end_date: Day,
        rent_amount: Kobo,
        frequency: Frequency,
        first_charges: KoboSum.meta({
          description: 'Amount that the new lease charges immediately, in kobo',
        }),
        deposit_carried: KoboSum,
        credit_used: KoboSum,
        to_pay: KoboSum,
      })
      .nullable(),
  })
  .meta({ id: 'LeaseEnding' })
export type LeaseEnding = z.infer<typeof LeaseEnding>
