/** A charge from which something is taken back; whole kobo. */
export type WithdrawnFrom = {
  open_amount: number
  /** Settled by payments and by credit. */
  collected: number
  /** What the manager took of that. */
  commission_kept: number
}

export type SplitWithdrawal = {
  /** No longer asked for. */
  from_open: number
  /** Was paid, and becomes the tenant's credit. */
  from_collected: number
  /** Of that, what the manager gives back; the rest is the owner's to bear. */
  commission: number
}

/** What is not paid goes first; the commission goes back in the measure of what was collected, floored. */
export function splitWithdrawal(charge: WithdrawnFrom, amount: number): SplitWithdrawal {
  const from_open = Math.min(amount, charge.open_amount)
  const from_collected = Math.min(amount - from_open, charge.collected)
  const commission =
    charge.collected === 0
      ? 0
      : Number((BigInt(charge.commission_kept) * BigInt(from_collected)) / BigInt(charge.collected))
  return { from_open, from_collected, commission }
}
