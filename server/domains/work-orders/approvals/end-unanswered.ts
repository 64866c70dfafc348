import type { Tx } from '../../../platform/db/db.ts'
import { writeWorkLine } from '../orders/log.ts'

/** Approvals that nobody decided before the owner's links ran out. */
export const unansweredApprovals = (tx: Tx, most: number): Promise<{ id: string }[]> =>
  tx
    .selectFrom('work_approval')
    .select('id')
    .where('state', '=', 'ASKED')
    .where('expires_at', '<', tx.now)
    .where('unanswered_at', 'is', null)
    .orderBy('id')
    .limit(most)
    .execute()

/** Tells staff so, once. It stays undecided: its owner can still answer after signing in. System only. */
export async function endUnanswered(tx: Tx, id: string): Promise<void> {
  const ended = await tx
    .updateTable('work_approval')
    .set({ unanswered_at: tx.now })
    .where('id', '=', id)
    .where('state', '=', 'ASKED')
    .where('unanswered_at', 'is', null)
    .returning(['order_id', 'amount'])
    .executeTakeFirst()
  if (!ended) return
  await writeWorkLine(tx, null, ended.order_id, {
    kind: 'APPROVAL_UNANSWERED',
    to_value: String(ended.amount),
  })
}
