import type { Subscription } from '@gida/contract/domains/subscriptions/plan'
import { lagosDay } from '@gida/contract/shared/dates'
import type { Actor } from '../../../platform/access/actor.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { lockNamed } from '../../../platform/db/locks.ts'
import { problem } from '../../../platform/errors/problem.ts'
import { getPlan, offeredOn } from '../plans/plan-queries.ts'
import { getEstateToSubscribe } from '../policy.ts'
import { getSubscription } from './get-subscription.ts'

/** Changes or ends an estate's plan from today on, at any time. The previous plan is billed pro rata. */
export async function choosePlan(
  tx: Tx,
  actor: Actor,
  estate_id: string,
  plan_id: string | null,
): Promise<Subscription> {
  const estate = await getEstateToSubscribe(tx, actor, estate_id)
  if (estate.status !== 'ACTIVE') throw problem('ILLEGAL_STATE')
  const today = lagosDay(tx.now)
  if (plan_id && offeredOn([await getPlan(tx, plan_id)], today).length === 0)
    throw problem('PLAN_NOT_OFFERED')
  await lockNamed(tx, 'platform_invoices', estate_id)
  const now = await tx
    .selectFrom('subscription')
    .select(['id', 'plan_id'])
    .where('estate_id', '=', estate_id)
    .where('ended_on', 'is', null)
    .executeTakeFirst()
  if (now?.plan_id !== (plan_id ?? undefined)) {
    if (now) await tx.updateTable('subscription').set({ ended_on: today }).where('id', '=', now.id).execute()
    if (plan_id)
      await tx
        .insertInto('subscription')
        .values({ estate_id, plan_id, started_on: today, chosen_by: actor.user_id, created_at: tx.now })
        .execute()
  }
  return getSubscription(tx, actor, estate_id)
}
