import type { FundBudget } from '@gida/contract/domains/books/fund'
import type { Actor } from '../../../platform/access/actor.ts'
import { elevateToSystem } from '../../../platform/access/elevate-to-system.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { refuseOthers } from '../refuse-others.ts'

/** Sets the budget of a category for a year. */
export async function setFundBudget(
  tx: Tx,
  actor: Actor,
  estate_id: string,
  { year, category, amount }: FundBudget,
): Promise<FundBudget> {
  await refuseOthers(tx, actor, estate_id)
  await elevateToSystem(tx)
  const said = { amount, recorded_by: actor.user_id, recorded_at: tx.now }
  await tx
    .insertInto('fund_budget')
    .values({ estate_id, year, category, ...said })
    .onConflict((conflict) => conflict.columns(['estate_id', 'year', 'category']).doUpdateSet(said))
    .execute()
  return { year, category, amount }
}
