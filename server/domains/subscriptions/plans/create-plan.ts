import type { NewPlan, PricePlan } from '@gida/contract/domains/subscriptions/plan'
import { lagosDay } from '@gida/contract/shared/dates'
import type { Actor } from '../../../platform/access/actor.ts'
import { requireStepUp } from '../../../platform/access/require-step-up.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { findSent, sentAs } from '../../../platform/db/rows/sent-once.ts'
import { problem } from '../../../platform/errors/problem.ts'
import { getPlan } from './plan-queries.ts'
import { getSeller } from './seller.ts'

/** Creates a plan for estates to choose. Idempotent by `client_id`. */
export async function createPlan(
  tx: Tx,
  actor: Actor,
  { client_id, ...wanted }: NewPlan,
): Promise<{ plan: PricePlan; is_new: boolean }> {
  const sent = sentAs(client_id, wanted)
  const known = await findSent(tx, 'price_plan', { created_by: actor.user_id }, sent)
  if (known) return { plan: await getPlan(tx, known), is_new: false }
  const { unit_price, offered_from = lagosDay(tx.now), ...plan } = wanted
  if (offered_from < lagosDay(tx.now)) throw problem('PLAN_BACKDATED')
  if (!(await getSeller(tx))) throw problem('SELLER_MISSING')
  await requireStepUp(tx, actor)
  const made = { created_by: actor.user_id, created_at: tx.now }
  const { id } = await tx
    .insertInto('price_plan')
    .values({ ...plan, ...sent, offered_from, ...made })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('plan_price')
    .values({ plan_id: id, valid_from: offered_from, unit_price, ...made })
    .execute()
  return { plan: await getPlan(tx, id), is_new: true }
}
