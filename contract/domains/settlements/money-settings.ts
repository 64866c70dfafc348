import { z } from 'zod'
import { Id } from '../../shared/ids.ts'
import { MOST_RETURN_DAYS } from '../deposits/rules.ts'

export const MoneySettings = z
  .object({
    estate_id: Id,
    remittance_days: z.int().min(1).max(30),
    payout_cooling_hours: z.int().min(24).max(168),
    deposit_return_days: z
      .int()
      .min(0)
      .max(MOST_RETURN_DAYS)
      .meta({ description: 'Days after the last day of a tenancy by which its deposit must be returned' }),
  })
  .meta({ id: 'MoneySettings' })

export type MoneySettings = z.infer<typeof MoneySettings>

export const MoneySettingsChange = MoneySettings.omit({ estate_id: true }).partial()
