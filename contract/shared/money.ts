import { z } from 'zod'
import { MAX_KOBO } from './naira.ts'

export { formatNaira, formatNairaRough, MAX_KOBO } from './naira.ts'

/** An amount in whole kobo, never negative. */
export const Kobo = z.int().min(0).max(MAX_KOBO).meta({ description: 'Whole kobo (₦1 = 100 kobo)' })
/** A sum of amounts, which may exceed the limit of a single one. */
export const KoboSum = z.int().min(0).meta({ description: 'Whole kobo; a total' })
/** An amount that is moved: at least one kobo. */
export const PositiveKobo = z.int().min(1).max(MAX_KOBO).meta({ description: 'Whole kobo, at least 1' })
/** A balance or entry, which may be negative. */
export const SignedKobo = z.int().meta({ description: 'Whole kobo; may be negative' })
/** A rate in whole basis points: 1000 is 10 %. */
export const BasisPoints = z.int().min(0).max(10_000)

/** `amount × basis points / 10,000`, floored, exact at any size. The remainder belongs to the other party. */
export function portion(amount: number, basisPoints: number): number {
  return Number((BigInt(amount) * BigInt(basisPoints)) / 10_000n)
}

/**
 * Divides an amount by weights into whole kobo that sum to it. Parts are floored; remaining kobo go to the largest
 * remainders, earlier ones first on a tie. Deterministic.
 */
export function divideByWeights(amount: number, weights: readonly number[]): number[] {
  const all = weights.reduce((sum, weight) => sum + BigInt(weight), 0n)
  if (all <= 0n) throw new Error('There is nothing to divide by.')
  const shares = weights.map((weight, index) => {
    const product = BigInt(amount) * BigInt(weight)
    return { index, part: Number(product / all), remainder: product % all }
  })
  let left = amount - shares.reduce((sum, { part }) => sum + part, 0)
  const byRemainder = [...shares].sort((a, b) =>
    a.remainder === b.remainder ? a.index - b.index : a.remainder > b.remainder ? -1 : 1,
  )
  for (const share of byRemainder) {
    if (left === 0) break
    share.part++
    left--
  }
  return shares.map(({ part }) => part)
}

/** Divides an amount equally; the first parts get one kobo more if it does not divide evenly. */
export function divideEqually(amount: number, parts: number): number[] {
  const each = Math.floor(amount / parts)
  const more = amount - each * parts
  return Array.from({ length: parts }, (_, index) => each + (index < more ? 1 : 0))
}
