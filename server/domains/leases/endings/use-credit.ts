import type { Day } from '@gida/contract/shared/dates'

export type OwedPart = { due_date: Day; amount: number; of: 'BEFORE' | 'LEASE' | 'TRANSFER' }

/** How much of a credit goes to earlier leases, the one that ends and the one moved to, oldest first; kobo. */
export function useCredit(credit: number, owed: readonly OwedPart[]): Record<OwedPart['of'], number> {
  const used = { BEFORE: 0, LEASE: 0, TRANSFER: 0 }
  let left = Math.max(0, credit)
  for (const { of, amount } of owed.toSorted((a, b) =>
    a.due_date < b.due_date ? -1 : a.due_date > b.due_date ? 1 : 0,
  )) {
    const part = Math.min(left, amount)
    left -= part
    used[of] += part
  }
  return used
}
