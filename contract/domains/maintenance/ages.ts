/** Age brackets of open requests in whole days, both ends inclusive. */
export const AGES = {
  today: [0, 0],
  days_1_to_4: [1, 4],
  days_5_to_14: [5, 14],
  over_14: [15, Number.POSITIVE_INFINITY],
} as const
export type Age = keyof typeof AGES
export const AGE_NAMES = Object.keys(AGES) as Age[]
