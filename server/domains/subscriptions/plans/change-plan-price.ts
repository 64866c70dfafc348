import type { NewPrice, PricePlan } from '@gida/contract/domains/subscriptions/plan'
import { earliestChange } from '@gida/contract/domains/subscriptions/rules'
import { lagosDay } from '@gida/contract/shared/dates'
import type { Actor } from '../../../platform/access/actor.ts'
import { requireStepUp } from '../../../platform/access/require-step-up.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { problem } from '../../../platform/errors/problem.ts'
import { publish } from '../../../platform/jobs/events.ts'
import { planChangeAnnounced } from '../events.ts'
import { getPlan } from './plan-queries.ts'

/** Announces another price from the start of a future month, and tells the plan's estates now. */
export async function changePlanPrice(
  tx: Tx,
  actor: Actor,
  plan_id: string,
  { unit_price, valid_from }: NewPrice,
): Promise<PricePlan> {
  const plan = await getPlan(tx, plan_id)
  const earliest = earliestChange(lagosDay(tx.now))
  if (valid_from < earliest || !valid_from.endsWith('-01')) throw problem('PLAN_NOT_ANNOUNCED', { earliest })
  if (plan.ends_on !== null && plan.ends_on <= valid_from) throw problem('PLAN_ENDED')
  await requireStepUp(tx, actor)
  const announced = await tx
    .insertInto('plan_price')
    .values({ plan_id, valid_from, unit_price, created_by: actor.user_id, created_at: tx.now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('plan_id')
    .executeTakeFirst()
  if (!announced) throw problem('PLAN_PRICE_TAKEN')
  await publish(tx, planChangeAnnounced, { plan_id, from: valid_from, unit_price })
  return getPlan(tx, plan_id)
}
