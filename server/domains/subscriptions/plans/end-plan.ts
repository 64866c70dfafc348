import type { PricePlan } from '@gida/contract/domains/subscriptions/plan'
import { ANNOUNCED_DAYS } from '@gida/contract/domains/subscriptions/rules'
import { addDays, type Day, lagosDay } from '@gida/contract/shared/dates'
import type { Actor } from '../../../platform/access/actor.ts'
import { requireStepUp } from '../../../platform/access/require-step-up.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { problem } from '../../../platform/errors/problem.ts'
import { publish } from '../../../platform/jobs/events.ts'
import { planChangeAnnounced } from '../events.ts'
import { getPlan } from './plan-queries.ts'

/** Announces the end of a plan. Its estates then have none and pay nothing more. */
export async function endPlan(tx: Tx, actor: Actor, plan_id: string, ends_on: Day): Promise<PricePlan> {
  const plan = await getPlan(tx, plan_id)
  const earliest = addDays(lagosDay(tx.now), ANNOUNCED_DAYS)
  if (ends_on < earliest || ends_on <= plan.offered_from) throw problem('PLAN_NOT_ANNOUNCED', { earliest })
  await requireStepUp(tx, actor)
  const ended = await tx
    .updateTable('price_plan')
    .set({ ends_on })
    .where('id', '=', plan_id)
    .where('ends_on', 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (!ended) throw problem('PLAN_ENDED')
  await publish(tx, planChangeAnnounced, { plan_id, from: ends_on, unit_price: null })
  return getPlan(tx, plan_id)
}
