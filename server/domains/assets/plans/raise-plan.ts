import { Step } from '@gida/contract/domains/assets/checklist'
import { addDays, type Day, lagosDay } from '@gida/contract/shared/dates'
import { z } from 'zod'
import type { Tx } from '../../../platform/db/db.ts'
import { holidaysOf } from '../../estates/index.ts'
import { createOrder } from '../../work-orders/index.ts'
import { copySteps } from '../checklists/copy-steps.ts'
import { linkOrder } from '../register/name-asset.ts'
import { type DueDay, dueDays, isByRule, sortDue } from './next-day.ts'
import { setNextDay, unraisedFrom } from './next-raise.ts'
import { getPlan, lockPlan, type PlanRow } from './plan-queries.ts'

const StepsOfPlan = z.array(Step)
type Due = { key: string; due_on: Day }

/**
 * Raises the due work orders of a plan, once per occurrence even if run concurrently. After a pause only the latest is raised, and
 * earlier ones are marked as missed. System only.
 */
export async function raisePlan(tx: Tx, id: string): Promise<boolean> {
  const plan = await lockPlan(tx, id)
  if (plan.status === 'ENDED' || plan.asset_status === 'RETIRED' || plan.is_archived) return false
  const holidays = await holidaysOf(tx, plan.estate_id, plan.starts_on)
  const { missed, raised } = isByRule(plan)
    ? await dueByRule(tx, plan, holidays)
    : { missed: [], raised: await dueByService(tx, plan) }
  for (const due of missed) await keep(tx, plan, due, { state: 'MISSED', order_id: null })
  for (const due of raised) await raise(tx, plan, due)
  if (missed.length + raised.length > 0 || isByRule(plan))
    await setNextDay(tx, await getPlan(tx, id), holidays)
  return raised.length > 0
}

async function dueByRule(tx: Tx, plan: PlanRow, holidays: ReadonlySet<Day>) {
  const today = lagosDay(tx.now)
  const span = { from: await unraisedFrom(tx, plan), to: addDays(today, plan.lead_days) }
  const { missed, raised } = sortDue(dueDays(plan, span, holidays), today)
  const asDue = ({ of, day }: DueDay): Due => ({ key: of, due_on: day })
  return { missed: missed.map(asDue), raised: raised.map(asDue) }
}

/** One at a time: when its date is near or its hours are reached, whichever is first. */
async function dueByService(tx: Tx, plan: PlanRow): Promise<Due[]> {
  if (plan.open_on) return []
  const today = lagosDay(tx.now)
  const { every_hours, hours, next_on } = plan
  const isRun = every_hours !== null && (hours ?? 0) >= (plan.served_hours ?? plan.from_hours) + every_hours
  const isNear = next_on !== null && next_on <= addDays(today, plan.lead_days)
  if (!isRun && !isNear) return []
  const { times } = await tx
    .selectFrom('plan_occurrence')
    .select((eb) => eb.fn.countAll<number>().as('times'))
    .where('plan_id', '=', plan.id)
    .executeTakeFirstOrThrow()
  const due_on = isRun && (next_on === null || next_on > today) ? today : (next_on ?? today)
  return [{ key: `n${times + 1}`, due_on }]
}

async function raise(tx: Tx, plan: PlanRow, due: Due): Promise<void> {
  const { row: order, is_new } = await createOrder(tx, {
    estate_id: plan.estate_id,
    property_id: plan.property_id ?? undefined,
    unit_id: plan.unit_id ?? undefined,
    ...{ title: plan.title, instructions: plan.instructions, category: plan.category },
    ...{ priority: plan.priority, estimate: plan.estimate ?? undefined, due_on: due.due_on },
    ...{ created_by: null, origin_key: `plan:${plan.id}:${due.key}` },
  })
  if (is_new) await copySteps(tx, order.id, StepsOfPlan.parse(plan.steps))
  if (plan.asset_id) await linkOrder(tx, { asset_id: plan.asset_id, order_id: order.id })
  await keep(tx, plan, due, { state: 'OPEN', order_id: order.id })
}

async function keep(
  tx: Tx,
  plan: PlanRow,
  due: Due,
  state: { state: 'OPEN' | 'MISSED'; order_id: string | null },
): Promise<void> {
  await tx
    .insertInto('plan_occurrence')
    .values({ plan_id: plan.id, ...due, ...state, created_at: tx.now })
    .onConflict((conflict) => conflict.columns(['plan_id', 'key']).doNothing())
    .execute()
}
