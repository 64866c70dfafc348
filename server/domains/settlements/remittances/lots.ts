import { type Day, daysBetween } from '@gida/contract/shared/dates'
import { addWorkingDays } from '@gida/contract/shared/working-days'

/** Money that came for an owner. */
export type Lot = { payment_id: string | null; day: Day; amount: number }

/** What is still here of money that came: what went out was the oldest. Oldest first. */
export function whatIsLeft<L extends Lot>(lots: readonly L[], here: number): L[] {
  const left: L[] = []
  let missing = here
  for (const lot of lots.toSorted((a, b) => (a.day < b.day ? 1 : -1))) {
    if (missing <= 0) break
    if (lot.amount <= 0) continue
    const amount = Math.min(lot.amount, missing)
    left.unshift({ ...lot, amount })
    missing -= amount
  }
  return left
}

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
