/** From 0 up to, but not including, 1. */
export type Random = () => number

/**
 * How long to wait before the next try: anything up to a bound that grows with each. When a server comes back, all who wait
 * for it would otherwise ask in the same second, and again together each time they are refused.
 */
export function fullJitter(
  failures: number,
  { first, factor, most }: { first: number; factor: number; most: number },
  random: Random = Math.random,
): number {
  return random() * Math.min(most, first * factor ** failures)
}
