import { MOST_OPEN_WORDINGS } from '@gida/contract/domains/admin/rules'
import type { ProposeWording, WordingProposal } from '@gida/contract/domains/admin/wording'
import type { Actor } from '../../../platform/access/actor.ts'
import { spendAllowance } from '../../../platform/allowances/allowance.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { Problem } from '../../../platform/errors/problem.ts'
import { getMyWording } from './wording-queries.ts'

/** Daily limit, above what one person reviewing a screen needs. */
const MOST_A_DAY = 60

/** Stores a proposed text. Idempotent by `client_id`. */
export async function proposeWording(
  tx: Tx,
  { user_id: proposer_id }: Actor,
  { client_id, why, ...wanted }: ProposeWording,
): Promise<WordingProposal> {
  const made = await tx
    .insertInto('wording_proposal')
    .values({ ...wanted, why: why || null, client_id, proposer_id, proposed_at: tx.now })
    .onConflict((conflict) => conflict.columns(['proposer_id', 'client_id']).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (made) await spendWording(tx, proposer_id)
  return getMyWording(tx, { proposer_id, client_id })
}

/** Locks the allowance until the commit, so that concurrent proposals are counted correctly. */
async function spendWording(tx: Tx, proposer_id: string): Promise<void> {
  await spendAllowance(tx, { name: 'wordings', spender: proposer_id, most: MOST_A_DAY, seconds: 86_400 })
  const { open } = await tx
    .selectFrom('wording_proposal')
    .select(({ fn }) => fn.countAll<number>().as('open'))
    .where('proposer_id', '=', proposer_id)
    .where('decided_at', 'is', null)
    .executeTakeFirstOrThrow()
  if (open > MOST_OPEN_WORDINGS)
    throw new Problem('ILLEGAL_STATE', {
      message: `${MOST_OPEN_WORDINGS} proposals of yours wait to be read. Take one back, or wait until some are decided.`,
    })
}
