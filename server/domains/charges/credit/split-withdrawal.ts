/** A charge to be reduced; whole kobo. */
export type WithdrawnFrom = {
  /** Waived and written off. */
  waived_amount: number
  open_amount: number
  /** Paid, by payments and credit. */
  collected: number
  /** Commission kept of that. */
  commission_kept: number
}

export type SplitWithdrawal = {
  /** No longer demanded before, and cannot be reinstated now. */
  from_waived: number
  /** Reduces what is open. */
  from_open: number
  /** Was paid; becomes the tenant's credit. */
  from_collected: number
  /** Of that, commission the manager returns; the owner bears the rest. */
  commission: number
}

/** Takes the waived part first, then the open part; commission is returned in proportion to what was collected, floored. */
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
