export type Balance = { amount: number; balance: number }

/**
 * Where a balance does not follow from the one before it, read forwards or backwards, whichever fits the better. Around a row
 * that could not be read (null) nothing is compared: that is said already.
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
