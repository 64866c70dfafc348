import type { DifferenceReason } from '@gida/contract/domains/settlements/settlement'

/** One transaction of a settlement: as the provider reports it, and as the books have it. */
export type ComparedLine = {
  reference: string
  reported_amount: number
  reported_fees: number | null
  /** Null: no payment of ours has this reference. */
  known: null | {
    payment_id: string
    estate_id: string
    landlord_id: string | null
    amount: number
    fees: number | null
    /** What is in clearing for it, for the account that is settled. */
    in_clearing: number
    /** Of that, our own: commission and fees less what the provider kept. */
    ours: number
    is_settled: boolean
  }
}

export type LineDifference = {
  reference: string
  reason: DifferenceReason
  expected: number
  reported: number
  /** What the provider paid out more than the books move. */
  amount: number
}

/** Where one line parts from the books. To a landlord only their part is paid, which a line does not tell: it weighs nothing there. */
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

/** What a line moves in the books: nothing for one that is not known, or was settled before. */
export const bookedOf = ({ known }: ComparedLine) => (known && !known.is_settled ? known.in_clearing : 0)

/** What is left of the provider's total once lines, deductions and differences are taken off; 0 when it ties. */
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

/** The oldest of the amounts that add up to `total`, each whole; stops before the first that would be too much. */
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
