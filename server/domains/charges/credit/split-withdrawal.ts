/** A charge from which something is taken back; whole kobo. */
export type WithdrawnFrom = {
  /** Waived and written off. */
  waived_amount: number
  open_amount: number
  /** Settled by payments and by credit. */
  collected: number
  /** What the manager took of that. */
  commission_kept: number
}

export type SplitWithdrawal = {
  /** Was not asked for any more, and cannot be asked for again. */
  from_waived: number
  /** No longer asked for. */
  from_open: number
  /** Was paid, and becomes the tenant's credit. */
  from_collected: number
  /** Of that, what the manager gives back; the rest is the owner's to bear. */
  commission: number
}

/** What was waived goes first, then what is not paid; the commission goes back in the measure of what was collected, floored. */
export function splitWithdrawal(charge: WithdrawnFrom, amount: number): SplitWithdrawal {
  const from_waived = Math.min(amount, charge.waived_amount)
  const from_open = Math.min(amount - from_waived, charge.open_amount)
  const from_collected = Math.min(amount - from_waived - from_open, charge.collected)
  const commission =
    charge.collected === 0
      ? 0
      : Number((BigInt(charge.commission_kept) * BigInt(from_collected)) / BigInt(charge.collected))
  return { from_waived, from_open, from_collected, commission }
}
