import { addDays } from '@gida/contract/shared/dates'
import type { Tx } from '../../../platform/db/db.ts'
import { dayAfter, dueDays, isByRule } from './next-day.ts'
import type { PlanRow } from './plan-queries.ts'
import { nextRuleDays } from './rule-days.ts'

/** Stores when a plan is raised next. A plan counting from completion waits while an occurrence is open. */
export async function setNextDay(tx: Tx, plan: PlanRow, holidays: ReadonlySet<string>): Promise<void> {
  const next_on = plan.status === 'ENDED' ? null : await nextOf(tx, plan, holidays)
  await tx.updateTable('asset_plan').set({ next_on }).where('id', '=', plan.id).execute()
}

async function nextOf(tx: Tx, plan: PlanRow, holidays: ReadonlySet<string>): Promise<string | null> {
  if (!isByRule(plan)) return plan.open_on ? null : dayAfter(plan, plan.served_on, holidays)
  const [next] = nextRuleDays(plan.rule ?? '', plan.starts_on, await unraisedFrom(tx, plan), 1)
  if (next === undefined) return null
  return dueDays(plan, { from: next, to: next }, holidays)[0]?.day ?? null
}

/** The first rule date of a plan that was neither raised nor missed. */
export async function unraisedFrom(tx: Tx, plan: PlanRow): Promise<string> {
  const { last } = await tx
    .selectFrom('plan_occurrence')
    .select((eb) => eb.fn.max('key').as('last'))
    .where('plan_id', '=', plan.id)
    .where('key', 'like', '____-__-__')
    .executeTakeFirstOrThrow()
  const after = last === null ? plan.counts_from : addDays(last, 1)
  return after > plan.counts_from ? after : plan.counts_from
}
