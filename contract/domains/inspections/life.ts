import type { Day } from '../../shared/dates.ts'

/** Default useful life in months. Paint, mattress, air conditioner and carpet follow custom; the other values are our own. */
export const LIFE_MONTHS = {
  PAINT: 36,
  CARPET: 60,
  MATTRESS: 60,
  AIR_CONDITIONER: 96,
  APPLIANCE: 96,
  CURTAIN: 60,
  NET: 36,
  FURNITURE: 120,
  ELECTRIC: 120,
  SANITARY: 180,
  DOOR: 180,
  WINDOW: 180,
  FLOOR: 240,
} as const
export type LifeClass = keyof typeof LIFE_MONTHS
export const LIFE_CLASSES = Object.keys(LIFE_MONTHS) as LifeClass[]

/** Why an item is worse. Wear is borne by the landlord; DIRT is not depreciated. */
export const DEDUCTION_REASONS = ['WEAR', 'DAMAGE', 'DIRT', 'MISSING'] as const
export type DeductionReason = (typeof DEDUCTION_REASONS)[number]

/** Difference of calendar months, whatever the days: November 2024 to November 2026 is 24. Never negative. */
export function monthsBetween(from: Day, to: Day): number {
  const months = (day: Day) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7))
  return Math.max(0, months(to) - months(from))
}
