import type { Tx } from '../../../platform/db/db.ts'
import { account, type Entry, postJournal } from '../../ledger/index.ts'

type Line = { id: string; estate_id: string; day: string; amount: number }

/** Books an unassigned transfer to suspense, so that the books match the bank account. */
export async function postToSuspense(tx: Tx, line: Line): Promise<void> {
  await postJournal(tx, {
    key: `bank-line:${line.id}:held`,
    estate_id: line.estate_id,
    memo: `Transfer of ${line.day}, held for nobody known yet`,
    entries: heldInSuspense(line.amount),
  })
}

/** Entries that hold money in suspense; a negative amount releases it. */
export const heldInSuspense = (amount: number): Entry[] => [
  [account.trust, amount],
  [account.unassigned, -amount],
]

/**
 * Moves suspense to another estate's books when a line is assigned to its tenants. `at` identifies the assignment;
 * undoing it moves it back.
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
