/** A number in [0, 1). */
export type Random = () => number

/**
 * Milliseconds before the next retry: random between 0 and a bound that grows with each failure. Without the jitter all clients would retry
 * in the same second when a server comes back.
 */
export function fullJitter(
  failures: number,
  { first, factor, most }: { first: number; factor: number; most: number },
  random: Random = Math.random,
): number {
  return random() * Math.min(most, first * factor ** failures)
}
