import { type Day, daysBetween } from '@gida/contract/shared/dates'
import { addWorkingDays } from '@gida/contract/shared/working-days'

/** Money that came for an owner. */
type Lot = { amount: number }

/** The oldest of the money, up to a sum: what a remittance of that sum pays. */
export function upTo<L extends Lot>(lots: readonly L[], sum: number): L[] {
  const taken: L[] = []
  let missing = sum
  for (const lot of lots) {
    if (missing <= 0) break
    const amount = Math.min(lot.amount, missing)
    taken.push({ ...lot, amount })
    missing -= amount
  }
  return taken
}

/** By when money that came on a day has to go, and how many days are left; below zero, days late. */
export function clock(came: Day, days: number, holidays: ReadonlySet<Day>, today: Day) {
  const due_on = addWorkingDays(came, days, holidays)
  return { due_on, days_left: daysBetween(today, due_on) }
}
