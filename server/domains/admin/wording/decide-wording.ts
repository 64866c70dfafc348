import type { Actor } from '../../../platform/access/actor.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { orNotFound, problem } from '../../../platform/errors/problem.ts'

/** Accepts a proposal for the next release, or declines it with a reason for its author. */
export async function decideWording(
  tx: Tx,
  { user_id }: Actor,
  { id, decline_reason }: { id: string; decline_reason: string | null },
): Promise<undefined> {
  await find(tx, id)
  const decided = await tx
    .updateTable('wording_proposal')
    .set({ decided_at: tx.now, decided_by: user_id, decline_reason })
    .where('id', '=', id)
    .where('decided_at', 'is', null)
    .executeTakeFirst()
  if (decided.numUpdatedRows === 0n) throw problem('ILLEGAL_STATE')
  return undefined
}

/** Withdraws one's own proposal, if undecided. */
export async function withdrawWording(tx: Tx, { user_id }: Actor, id: string): Promise<undefined> {
  await find(tx, id)
  const gone = await tx
    .deleteFrom('wording_proposal')
    .where('id', '=', id)
    .where('proposer_id', '=', user_id)
    .where('decided_at', 'is', null)
    .executeTakeFirst()
  if (gone.numDeletedRows === 0n) throw problem('ILLEGAL_STATE')
  return undefined
}

const find = async (tx: Tx, id: string) =>
  orNotFound(await tx.selectFrom('wording_proposal').select('id').where('id', '=', id).executeTakeFirst())
