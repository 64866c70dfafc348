import { REMITTANCE_MOVES, type RemittanceStatus } from '@gida/contract/domains/settlements/remittance'
import type { Tx } from '../../../platform/db/db.ts'
import { account, postJournal } from '../../ledger/index.ts'

type End = Exclude<RemittanceStatus, 'PENDING'>

/**
 * Advances a remittance's status. If the money was not paid or was returned, a reversing journal makes it owed again,
 * once. Null for an illegal transition; otherwise the previous status and when it ended.
 */
export async function endRemittance(
  tx: Tx,
  id: string,
  to: End,
  more: { failure?: string | null; undone_reason?: string },
): Promise<{ from: RemittanceStatus; at: Date } | null> {
  const row = await tx
    .selectFrom('remittance')
    .select(['status', 'estate_id', 'landlord_id', 'amount', 'ended_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const from = row.status as RemittanceStatus
  if (from === to) return { from, at: row.ended_at ?? tx.now }
  if (!REMITTANCE_MOVES[from].includes(to)) return null
  await tx
    .updateTable('remittance')
    .set({ status: to, ended_at: tx.now, ...more })
    .where('id', '=', id)
    .where('status', '=', from)
    .execute()
  if (to !== 'SENT')
    await postJournal(tx, {
      key: `remittance:${id}:undone`,
      estate_id: row.estate_id,
      memo: to === 'FAILED' ? 'A remittance came back' : 'A remittance was withdrawn',
      entries: [
        [account.trust, row.amount],
        [account.payable(row.landlord_id), -row.amount],
      ],
    })
  return { from, at: tx.now }
}
