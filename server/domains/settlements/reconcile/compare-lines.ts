import type { DifferenceReason } from '@gida/contract/domains/settlements/settlement'

/** A settlement's transaction, as reported and as in the books. */
export type ComparedLine = {
  reference: string
  reported_amount: number
  reported_fees: number | null
  /** Null if no payment of ours has this reference. */
  known: null | {
    payment_id: string
    estate_id: string
    landlord_id: string | null
    amount: number
    fees: number | null
    /** Its balance in clearing, for the settled account. */
    in_clearing: number
    /** Our part of it: commission and fees less the provider's fees. */
    ours: number
    is_settled: boolean
  }
}

export type LineDifference = {
  reference: string
  reason: DifferenceReason
  expected: number
  reported: number
  /** Amount paid out in excess of the books. */
  amount: number
}

/**
 * Differences of one line from the books. A landlord's account receives only their part, which the line does not state;
 * so differences count as 0 in its total.
 */
export function compareLine(line: ComparedLine, toOurBank: boolean): LineDifference[] {
  const { reference, known, reported_amount, reported_fees } = line
  const paid = reported_amount - (reported_fees ?? 0)
  const weigh = (amount: number) => (toOurBank ? amount : 0)
  if (!known)
    return [{ reference, reason: 'UNKNOWN_PAYMENT', expected: 0, reported: paid, amount: weigh(paid) }]
  if (known.is_settled)
    return [{ reference, reason: 'SETTLED_TWICE', expected: 0, reported: paid, amount: weigh(paid) }]
  const found: LineDifference[] = []
  if (reported_amount !== known.amount)
    found.push({
      reference,
      reason: 'OTHER_AMOUNT',
      expected: known.amount,
      reported: reported_amount,
      amount: weigh(reported_amount - known.amount),
    })
  const expectedFees = known.fees ?? 0
  if (reported_fees !== null && reported_fees !== expectedFees)
    found.push({
      reference,
      reason: 'FEE_DIFFERS',
      expected: expectedFees,
      reported: reported_fees,
      amount: weigh(expectedFees - reported_fees),
    })
  return found
}

/** What a line moves in the books: nothing if it is unknown or was settled before. */
export const bookedOf = ({ known }: ComparedLine) => (known && !known.is_settled ? known.in_clearing : 0)

/** The rest of the provider's total after lines, deductions and differences; 0 if it matches. */
export function restOf(
  paidOut: number,
  lines: readonly ComparedLine[],
  deducted: number,
  differences: readonly { amount: number }[],
): number {
  const booked = lines.reduce((sum, line) => sum + bookedOf(line), 0)
  const explained = differences.reduce((sum, one) => sum + one.amount, 0)
  return paidOut - (booked - deducted) - explained
}

/** The oldest amounts that fit into `total`, each in full; one that does not fit is skipped. */
export function explain<T extends { amount: number }>(total: number, candidates: readonly T[]): T[] {
  const taken: T[] = []
  let left = total
  for (const one of candidates) {
    if (one.amount > left) continue
    taken.push(one)
    left -= one.amount
    if (left === 0) break
  }
  return taken
}
