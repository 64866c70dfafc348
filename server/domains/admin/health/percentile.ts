import { BOUNDS_MS } from '../../../platform/log/call-figures.ts'

/** The upper bound of the histogram bucket containing this percentile; null if it is in the unbounded last one. */
export function percentileOf(up_to: readonly number[], percent: number): number | null {
  const needed = Math.ceil((up_to.reduce((sum, n) => sum + n, 0) * percent) / 100)
  let passed = 0
  for (const [index, bound] of BOUNDS_MS.entries()) {
    passed += up_to[index] ?? 0
    if (passed >= needed) return bound
  }
  return null
}
