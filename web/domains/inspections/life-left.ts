import type { ItemDeduction } from '@gida/contract/domains/inspections/comparison'
import { monthsBetween } from '@gida/contract/domains/inspections/life'

/** Months of useful life left on a day; null where age does not matter. */
export function lifeLeft({ reason, since, life_months }: ItemDeduction, on: string): number | null {
  if (reason === 'WEAR' || reason === 'DIRT' || since === null || life_months === null) return null
  return Math.max(0, life_months - monthsBetween(since, on))
}
