import type { Day } from '../../shared/dates.ts'
import { portion } from '../../shared/money.ts'
import { type DeductionReason, monthsBetween } from './life.ts'

/** Straight-line depreciated value after so many months; whole kobo, floored. */
export function valueLeft(price: number, life_months: number, age_months: number): number {
  const left = Math.max(0, life_months - age_months)
  return Number((BigInt(price) * BigInt(left)) / BigInt(life_months))
}

export type Priced = {
  reason: DeductionReason
  price: number
  /** The tenant's share of the remaining value; basis points. */
  share: number
  /** Null if the age is unknown: then nothing is depreciated. */
  life_months: number | null
  since: Day | null
}

/** The proposed deduction for one item on a day. */
export function deductionOf({ reason, price, share, life_months, since }: Priced, on: Day): number {
  if (reason === 'WEAR') return 0
  const ages = reason !== 'DIRT' && life_months !== null && since !== null
  const left = ages ? valueLeft(price, life_months, monthsBetween(since, on)) : price
  return portion(left, share)
}
