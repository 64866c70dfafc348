import type { RentCharge } from './forecast-input.ts'

/** Shares are integers in these parts, so that multiplication with money is exact. */
export const WHOLE = 1_000_000_000
/** Payments are considered from this many days before the due day to this many after. */
const EARLIEST = -60
const LATEST = 365
const LAGS = LATEST - EARLIEST + 1

/** Share of rent unpaid at the end of each day from `EARLIEST` to `LATEST` after its due day; never increases. */
export type PaymentCurve = readonly number[]

/**
 * How tenants pay, from what was known at the end of a day. Kaplan-Meier estimate weighted by amount: a charge counts only for the
 * days it has existed, so what is still open does not count as never paid.
 */
export function paymentCurve(charges: readonly RentCharge[], asOf: number): PaymentCurve {
  const paidAt = new Array<number>(LAGS).fill(0)
  const leavesAt = new Array<number>(LAGS).fill(0)
  let looked = 0
  for (const charge of charges) {
    const lived = asOf - charge.due
    if (charge.known > asOf || lived < EARLIEST) continue
    let left = charge.amount
    for (const [lag, amount] of charge.paid) {
      if (lag > lived || lag > LATEST) continue
      const counted = Math.min(left, amount)
      paidAt[slot(lag)] = (paidAt[slot(lag)] ?? 0) + counted
      left -= counted
    }
    leavesAt[slot(lived)] = (leavesAt[slot(lived)] ?? 0) + left
    looked += charge.amount
  }
  return shrink(looked, paidAt, leavesAt)
}

function shrink(looked: number, paidAt: readonly number[], leavesAt: readonly number[]): number[] {
  let atRisk = looked
  let unpaid = WHOLE
  return paidAt.map((paid, day) => {
    if (atRisk > 0) unpaid = part(unpaid, atRisk - paid, atRisk)
    atRisk -= paid + (leavesAt[day] ?? 0)
    return unpaid
  })
}

const slot = (lag: number) => Math.max(EARLIEST, Math.min(LATEST, lag)) - EARLIEST

/** The share unpaid at the end of that many days after the due day. */
export const unpaidAt = (curve: PaymentCurve, lag: number): number =>
  lag < EARLIEST ? WHOLE : (curve[slot(lag)] ?? WHOLE)

/**
 * How much of an amount open at the end of `asOf` is paid from `first` to `last`, both later; kobo, rounded down. Assumes nothing is
 * paid later than ever observed here.
 */
export function comingOf(
  curve: PaymentCurve,
  charge: { due: number; open: number },
  asOf: number,
  { first, last }: { first: number; last: number },
): number {
  const now = unpaidAt(curve, asOf - charge.due)
  if (now === 0 || last < first) return 0
  const before = unpaidAt(curve, first - 1 - charge.due)
  return part(charge.open, before - unpaidAt(curve, last - charge.due), now)
}

/** `amount × share / whole`, rounded down, exact at any size. */
export const part = (amount: number, share: number, whole: number): number =>
  Number((BigInt(amount) * BigInt(share)) / BigInt(whole))
