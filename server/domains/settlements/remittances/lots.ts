import { type Day, daysBetween } from '@gida/contract/shared/dates'
import { addWorkingDays } from '@gida/contract/shared/working-days'

/** Money that arrived for an owner. */
type Lot = { amount: number }

/** The oldest lots up to a sum: what a remittance of that sum pays. */
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

/** Remittance deadline of money from a day, and days left; negative if late. */
export function clock(came: Day, days: number, holidays: ReadonlySet<Day>, today: Day) {
  const due_on = addWorkingDays(came, days, holidays)
  return { due_on, days_left: daysBetween(today, due_on) }
}
