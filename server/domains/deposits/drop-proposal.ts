import type { DepositState } from '@gida/contract/domains/deposits/rules'
import type { Tx } from '../../platform/db/db.ts'

const OPEN: readonly DepositState[] = ['PROPOSED', 'DISPUTED', 'AGREED']

/** The tenant stays under another lease, and the deposit went along: what was proposed about it no longer counts. */
export async function dropProposal(tx: Tx, { lease_id }: { lease_id: string }): Promise<void> {
  const dropped = await tx
    .updateTable('deposit')
    .set({
      ...{ state: 'HELD', to_arrears: 0, note: null, proposed_by: null, proposed_at: null },
      ...{ agreed: null, answer_words: null, answered_at: null },
    })
    .where('lease_id', '=', lease_id)
    .where('state', 'in', OPEN)
    .where('held', '=', 0)
    .returning('lease_id')
    .executeTakeFirst()
  if (dropped) await tx.deleteFrom('deposit_deduction').where('lease_id', '=', lease_id).execute()
}
