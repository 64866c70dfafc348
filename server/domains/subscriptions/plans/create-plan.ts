import type { NewPlan, PricePlan } from '@gida/contract/domains/subscriptions/plan'
import { lagosDay } from '@gida/contract/shared/dates'
import type { Actor } from '../../../platform/access/actor.ts'
import { requireStepUp } from '../../../platform/access/require-step-up.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { problem } from '../../../platform/errors/problem.ts'
import { getPlan } from './plan-queries.ts'
import { getSeller } from './seller.ts'

/** Offers a plan. Nobody has it before an estate chooses it. */
export async function createPlan(tx: Tx, actor: Actor, wanted: NewPlan): Promise<PricePlan> {
  const { unit_price, offered_from = lagosDay(tx.now), ...plan } = wanted
  if (offered_from < lagosDay(tx.now)) throw problem('PLAN_BACKDATED')
  if (!(await getSeller(tx))) throw problem('SELLER_MISSING')
  await requireStepUp(tx, actor)
  const made = { created_by: actor.user_id, created_at: tx.now }
  const { id } = await tx
    .insertInto('price_plan')
    .values({ ...plan, offered_from, ...made })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('plan_price')
    .values({ plan_id: id, valid_from: offered_from, unit_price, ...made })
    .execute()
  return getPlan(tx, id)
}
