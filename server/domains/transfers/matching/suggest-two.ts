import { type Evidence, isExact } from './gather-evidence.ts'
import type { Match, Transfer } from './match.ts'
import type { IndexedTenancy, TransferBook } from './transfer-book.ts'

/** Minimum name similarity for half of a pair. */
const GOOD_NAME = 0.65
const MOST_HALVES = 6

/** One transfer for two tenancies whose open amounts sum exactly to it. */
export function suggestTwo(transfer: Transfer, evidence: readonly Evidence[], book: TransferBook): Match[] {
  if (evidence.some(isExact)) return []
  const halves = evidence.filter(isHalf).slice(0, MOST_HALVES)
  const seen = new Set<string>()
  return halves.flatMap((half) => {
    const rest = transfer.amount - half.lease.open
    if (rest <= 0 || half.lease.open === 0) return []
    const others = otherHalves(half, rest, evidence, book)
    return others.flatMap(({ lease, score }) => {
      const pair = [half.lease.lease_id, lease.lease_id].sort().join()
      if (seen.has(pair)) return []
      seen.add(pair)
      return [pairOf(half, lease, rest, score)]
    })
  })
}

const isHalf = (one: Evidence) => one.code !== null || one.is_learnt || one.name >= GOOD_NAME

/** The best other candidate with evidence; otherwise the only one in the estate that owes exactly the rest. */
function otherHalves(half: Evidence, rest: number, evidence: readonly Evidence[], book: TransferBook) {
  const known = evidence.filter(({ lease }) => lease !== half.lease && lease.open === rest)
  if (known.length > 0) {
    return known.map((other) => ({ lease: other.lease, score: bothCoded(half, other) ? 95 : 70 }))
  }
  const found: IndexedTenancy[] = []
  for (const lease of book.all()) if (lease !== half.lease && lease.open === rest) found.push(lease)
  return found.length === 1 ? found.map((lease) => ({ lease, score: 45 })) : []
}

const bothCoded = (a: Evidence, b: Evidence) => a.code === 'WHOLE' && b.code === 'WHOLE'

const pairOf = (half: Evidence, other: IndexedTenancy, rest: number, score: number): Match => ({
  score,
  reasons: [...(half.code ? (['CODE'] as const) : []), 'TWO_TENANCIES'],
  parts: [
    { lease_id: half.lease.lease_id, amount: half.lease.open },
    { lease_id: other.lease_id, amount: rest },
  ],
})
