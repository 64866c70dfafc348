import { z } from 'zod'
import { addDays, type Day, daysBetween } from '../../shared/dates.ts'
import { nextWorkingDay } from '../../shared/working-days.ts'

/**
 * HELD until a proposal; PROPOSED waits for the tenant; DISPUTED for another proposal; AGREED for settlement; SETTLED
 * for the transfer to the tenant; RETURNED is final.
 */
export const DepositState = z.enum(['HELD', 'PROPOSED', 'DISPUTED', 'AGREED', 'SETTLED', 'RETURNED'])
export type DepositState = z.infer<typeof DepositState>

/** The states that allow each action. */
export const DEPOSIT_ACTIONS = {
  propose: ['HELD', 'PROPOSED', 'DISPUTED', 'AGREED'],
  answer: ['PROPOSED'],
  settle: ['AGREED'],
  return: ['SETTLED'],
  return_part: ['PROPOSED', 'DISPUTED'],
  name_account: ['HELD', 'PROPOSED', 'DISPUTED', 'AGREED', 'SETTLED'],
} as const satisfies Record<string, readonly DepositState[]>
export type DepositAction = keyof typeof DEPOSIT_ACTIONS

export const allows = (state: DepositState, action: DepositAction): boolean =>
  (DEPOSIT_ACTIONS[action] as readonly DepositState[]).includes(state)

export const RETURN_DAYS = 30
export const MOST_RETURN_DAYS = 180
export const MOST_DEDUCTIONS = 30

/** Deadline for returning a deposit: so many days after the last day, moved to a working day. */
export function returnDue(last_day: Day, days: number, holidays: ReadonlySet<Day>): Day {
  return nextWorkingDay(addDays(last_day, days), holidays)
}

/** Days left; negative if late. */
export const daysLeft = (due: Day, today: Day): number => daysBetween(today, due)

/** Division of a deposit; whole kobo. */
export type DepositShares = { deducted: number; to_arrears: number; to_return: number }

/** Deductions go to the landlord, arrears take at most what is owed, and the tenant gets the rest. Null if more is deducted than held. */
export function shareDeposit(
  held: number,
  deducted: number,
  wanted_arrears: number,
  owed: number,
): DepositShares | null {
  const left = held - deducted
  if (left < 0) return null
  const to_arrears = Math.min(wanted_arrears, owed, left)
  return { deducted, to_arrears, to_return: left - to_arrears }
}

/** The part that nobody claims, whatever is decided about the rest; arrears count as proposed. */
export const uncontestedOf = (held: number, deducted: number, to_arrears: number): number =>
  Math.max(0, held - deducted - to_arrears)
