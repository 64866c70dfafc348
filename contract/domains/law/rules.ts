import type { Length } from './rule-value.ts'

/** Included once in each answer about law. */
export const DISCLAIMER =
  'This is not legal or tax advice. It repeats rules that were read elsewhere, each with its source. Ask a lawyer before you act on it.'

const WHOLE = 1_000_000n

/** `amount × parts per million`, floored, exact at any size: whole kobo. */
export const partOf = (amount: number, rate: number): number =>
  Number((BigInt(amount) * BigInt(rate)) / WHOLE)

/** Parts per million as people write them: `7800` → `0.78%`. */
export const percent = (rate: number): string => `${String(rate / 10_000)}%`

/** `{months: 6}` → `6 months`. */
export function lengthName(length: Length): string {
  const [count, unit] = 'months' in length ? [length.months, 'month'] : [length.days, 'day']
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}
