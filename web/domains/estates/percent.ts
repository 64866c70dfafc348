/** Parses `7.5`, `7.5%` or `-2` to integer basis points; NaN unless a percentage with at most two decimals. */
export function readPercent(text: string): number {
  const match = /^([+−-]?)(\d{1,3})(?:\.(\d{1,2}))?\s*%?$/.exec(text.trim())
  if (!match) return Number.NaN
  const [, sign = '', whole = '', fraction = ''] = match
  const basisPoints = Number(whole) * 100 + Number(fraction.padEnd(2, '0'))
  return sign === '' || sign === '+' ? basisPoints : -basisPoints
}

/** `750` → `7.5`, as a field value. */
export const writePercent = (basisPoints: number): string => String(basisPoints / 100)

/** An amount raised or lowered by basis points, floored to the kobo. */
export const raised = (kobo: number, basisPoints: number): number =>
  Number((BigInt(kobo) * BigInt(10_000 + basisPoints)) / 10_000n)
