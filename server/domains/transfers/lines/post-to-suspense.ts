import type { Tx } from '../../../platform/db/db.ts'
import { account, type Entry, postJournal } from '../../ledger/index.ts'

type Line = { id: string; estate_id: string; day: string; amount: number }

/** Books a transfer that came and is nobody’s yet: the clients' account stands in the books as it does at the bank. */
export async function postToSuspense(tx: Tx, line: Line): Promise<void> {
  await postJournal(tx, {
    key: `bank-line:${line.id}:held`,
    estate_id: line.estate_id,
    memo: `Transfer of ${line.day}, held for nobody known yet`,
    entries: heldInSuspense(line.amount),
  })
}

/** What is held for nobody known yet, or let go of where it is below zero. */
export const heldInSuspense = (amount: number): Entry[] => [
  [account.trust, amount],
  [account.unassigned, -amount],
]

/**
 * What was held goes to tenants of another estate that the account serves: the books of the account's own let go of it, and
 * theirs have it. `at` names the assignment; undone, it is held again.
 */
export async function moveSuspense(
  tx: Tx,
  line: Pick<Line, 'id' | 'estate_id'>,
  amount: number,
  at: Date,
  isUndone = false,
): Promise<void> {
  if (amount === 0) return
  await postJournal(tx, {
    key: `bank-line:${line.id}:elsewhere:${at.toISOString()}${isUndone ? ':undone' : ''}`,
    estate_id: line.estate_id,
    memo: isUndone
      ? 'Transfer that was taken back in another estate, held for nobody known yet'
      : 'Transfer for tenants of another estate',
    entries: heldInSuspense(isUndone ? amount : -amount),
  })
}
