const SAME = 1
const MISSPELT = 0.85
const CUT = 0.8
const INITIAL = 0.5

/** How alike two name words are: equal, misspelt, truncated by the bank, or an initial. */
export function wordLikeness(a: string, b: string): number {
  if (a === b) return SAME
  if (a[0] !== b[0]) return 0
  if (a.length === 1 || b.length === 1) return INITIAL
  const [short, long] = a.length < b.length ? [a, b] : [b, a]
  if (short.length >= 4 && long.startsWith(short)) return CUT
  if (short.length >= 5 && long.length - short.length <= 1 && isOneOff(short, long)) return MISSPELT
  return 0
}

/** One letter added, missing or different. */
function isOneOff(short: string, long: string): boolean {
  let at = 0
  while (at < short.length && short[at] === long[at]) at++
  return short.length === long.length
    ? short.slice(at + 1) === long.slice(at + 1)
    : short.slice(at) === long.slice(at + 1)
}

/**
 * Likelihood from 0 to 1 that a payer is a known person, regardless of word order. Two matching names count much, a
 * surname alone little, since many share it.
 */
export function nameLikeness(known: readonly string[], payer: readonly string[]): number {
  if (known.length === 0 || payer.length === 0) return 0
  const left = [...payer]
  let [sum, whole] = [0, 0]
  for (const word of [...known].sort((a, b) => b.length - a.length)) {
    const scores = left.map((other) => wordLikeness(word, other))
    const best = Math.max(0, ...scores)
    if (best === 0) continue
    left.splice(scores.indexOf(best), 1)
    sum += best
    if (best >= CUT) whole++
  }
  if (sum === known.length && known.length > 1) return 1
  if (whole >= 2) return Math.max(0.85, sum / known.length)
  if (whole === 1 && (sum > whole || known.length === 1)) return 0.65
  return whole === 1 ? 0.4 : 0
}
