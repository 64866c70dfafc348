import { z } from 'zod'
import { addDays, type Day, daysBetween } from '../../shared/dates.ts'
import { nextWorkingDay } from '../../shared/working-days.ts'

/**
 * HELD until something is proposed; PROPOSED waits for the tenant; DISPUTED waits for another proposal; AGREED can be
 * settled; SETTLED waits for the transfer to the tenant; RETURNED is over.
 */
export const DepositState = z.enum(['HELD', 'PROPOSED', 'DISPUTED', 'AGREED', 'SETTLED', 'RETURNED'])
export type DepositState = z.infer<typeof DepositState>

/** For each action, the states that allow it. */
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

/** The day by which a deposit is to be back with the tenant: so many days after the last one, and a day on which banks work. */
export function returnDue(last_day: Day, days: number, holidays: ReadonlySet<Day>): Day {
  return nextWorkingDay(addDays(last_day, days), holidays)
}

/** Days that are left; below zero when it is late. */
export const daysLeft = (due: Day, today: Day): number => daysBetween(today, due)

/** How a deposit is shared out; whole kobo. */
export type DepositShares = { deducted: number; to_arrears: number; to_return: number }

/**
 * What is deducted goes to the landlord; arrears take at most what is still owed, and the tenant has the rest. Null when
 * more is deducted than is held.
 */
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

/** What nobody claims of what is held, however the rest is decided: arrears count as they were proposed. */
export const uncontestedOf = (held: number, deducted: number, to_arrears: number): number =>
  Math.max(0, held - deducted - to_arrears)
