import type { PricePlan } from '@gida/contract/domains/subscriptions/plan'
import type { Day } from '@gida/contract/shared/dates'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/db.ts'
import { listPlans } from '../plans/plan-queries.ts'

/** A plan of an estate, from its first day up to, but not including, `until`. */
export type HeldPlan = { id: string; estate_id: string; plan: PricePlan; from: Day; until: Day | null }

/** All plans of an estate, or of all estates, in order. The end of a plan ends its subscriptions. */
export async function plansHeldBy(tx: Tx, estate_id?: string): Promise<HeldPlan[]> {
  const { rows } = await sql<Omit<HeldPlan, 'plan'> & { plan_id: string }>`
    select s.id, s.estate_id, s.plan_id, to_char(s.started_on, 'YYYY-MM-DD') as from,
      to_char(least(s.ended_on, p.ends_on), 'YYYY-MM-DD') as until
    from subscription s join price_plan p on p.id = s.plan_id
    where (${estate_id ?? null}::uuid is null or s.estate_id = ${estate_id ?? null}) and (s.ended_on is null or s.ended_on > s.started_on)
    order by s.started_on, s.id`.execute(tx)
  if (rows.length === 0) return []
  const plans = new Map((await listPlans(tx)).map((plan) => [plan.id, plan]))
  return rows.flatMap(({ plan_id, ...one }) => {
    const plan = plans.get(plan_id)
    return plan ? [{ ...one, plan }] : []
  })
}

/** The plan on a day. */
export const heldOn = (held: readonly HeldPlan[], day: Day): HeldPlan | undefined =>
  held.find(({ from, until }) => from <= day && (until === null || day < until))
