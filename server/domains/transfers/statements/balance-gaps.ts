export type Balance = { amount: number; balance: number }

/**
 * Counts balances that do not follow from the previous row, forwards or backwards, whichever fits better. Unreadable
 * rows (null) are skipped, since they are already reported.
 */
export function gapsIn(rows: readonly (Balance | null)[]): number {
  let [forwards, backwards] = [0, 0]
  for (const [at, row] of rows.entries()) {
    const before = rows[at - 1]
    if (!row || !before) continue
    if (before.balance + row.amount !== row.balance) forwards++
    if (before.balance - before.amount !== row.balance) backwards++
  }
  return Math.min(forwards, backwards)
}
