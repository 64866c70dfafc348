import type { ItemDeduction } from '@gida/contract/domains/inspections/comparison'
import { monthsBetween } from '@gida/contract/domains/inspections/life'

/** Months of its life that were left on a day; null where its age takes nothing off. */
export function lifeLeft({ reason, since, life_months }: ItemDeduction, on: string): number | null {
  if (reason === 'WEAR' || reason === 'DIRT' || since === null || life_months === null) return null
  return Math.max(0, life_months - monthsBetween(since, on))
}
