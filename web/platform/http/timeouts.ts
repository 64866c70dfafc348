/** Time limits in milliseconds, before scaling by the measured network speed. */
const LIMITS = { critical: 15_000, normal: 25_000, bulk: 45_000 } as const
/** `critical`: sign-in, health. `bulk`: uploads, files, many rows. */
export type TimeLimitKind = keyof typeof LIMITS

const FAST_MS = 1_000
const SLOW_MS = 3_000
const VERY_SLOW_MS = 8_000

/** Moving average of response times; null before the first. */
let measured: number | null = null

export function measure(milliseconds: number): void {
  measured = measured === null ? milliseconds : measured * 0.7 + milliseconds * 0.3
}

export function forgetMeasures(): void {
  measured = null
}

export function speedFactor(mean: number | null = measured): number {
  if (mean === null) return 1
  if (mean < FAST_MS) return 0.7
  if (mean > VERY_SLOW_MS) return 2
  return mean > SLOW_MS ? 1.5 : 1
}

export const timeLimit = (pace: TimeLimitKind): number => Math.round(LIMITS[pace] * speedFactor())
