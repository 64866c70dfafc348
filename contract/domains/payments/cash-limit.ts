import { z } from 'zod'
import { addDays, type Day } from '../../shared/dates.ts'
import { KoboSum } from '../../shared/money.ts'

/** Cash from one payer within this window counts as one sum, however it is split. The law names no period; this one is ours. */
export const CASH_WINDOW_DAYS = 30
/** Cash is noted from this percentage of the limit. */
export const NEAR_LIMIT_PERCENT = 80

export type CashTaken = { day: Day; amount: number }

/** Days that share a window with the given day. */
export const windowAround = (day: Day): { from: Day; to: Day } => ({
  from: addDays(day, 1 - CASH_WINDOW_DAYS),
  to: addDays(day, CASH_WINDOW_DAYS - 1),
})

/** The largest cash sum of any window containing the day, since money may be recorded late. */
export function mostWithin(taken: readonly CashTaken[], day: Day): number {
  const { from } = windowAround(day)
  const starts = [...new Set([from, day, ...taken.map((one) => one.day)])].filter(
    (start) => start >= from && start <= day,
  )
  const sumFrom = (start: Day) =>
    taken
      .filter((one) => one.day >= start && one.day < addDays(start, CASH_WINDOW_DAYS))
      .reduce((sum, { amount }) => sum + amount, 0)
  return Math.max(...starts.map(sumFrom))
}

export const isNearLimit = (sum: number, limit: number): boolean => sum * 100 >= limit * NEAR_LIMIT_PERCENT

/** How much more cash a payer may pay on a day. */
export const CashRoom = z.object({
  limit: KoboSum,
  left: KoboSum.meta({
    description:
      'Cash that may still be accepted from this payer, in kobo, counting all of their cash within 30 days',
  }),
  source: z.string().meta({ description: 'Citation of the law' }),
})
export type CashRoom = z.infer<typeof CashRoom>
