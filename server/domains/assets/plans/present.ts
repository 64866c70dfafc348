import { Step } from '@gida/contract/domains/assets/checklist'
import type { Occurrence, PlanDetail, PlanSummary, PreviewPlan } from '@gida/contract/domains/assets/plan'
import { DATES_SHOWN } from '@gida/contract/domains/assets/rules'
import { type Day, lagosDay } from '@gida/contract/shared/dates'
import { z } from 'zod'
import type { Tx } from '../../../platform/db/db.ts'
import { holidaysOf, nationalHolidays } from '../../estates/index.ts'
import { comingDays, type DueDay, dayAfter, isByRule } from './next-day.ts'
import { unraisedFrom } from './next-raise.ts'
import type { PlanRow } from './plan-queries.ts'
import { noDay } from './write-plan.ts'

/** Occurrences shown on a plan's page. */
const MOST_SHOWN = 36

export function presentPlan(row: PlanRow): PlanSummary {
  const due_at_hours = row.every_hours && (row.served_hours ?? row.from_hours) + row.every_hours
  return {
    ...{ id: row.id, title: row.title, asset_id: row.asset_id, asset_name: row.asset_name },
    ...{ estate_id: row.estate_id, estate_name: row.estate_name },
    ...{ property_name: row.property_name, unit_name: row.unit_name },
    ...{ category: row.category, estimate: row.estimate, status: row.status },
    ...{ anchor: row.anchor, rule: row.rule, starts_on: row.starts_on },
    ...{ moves_to_working_day: row.moves_to_working_day },
    ...{ every_hours: row.every_hours, or_months: row.or_months },
    ...{ next_on: row.open_on ?? row.next_on, due_at_hours },
    hours_left: due_at_hours === null ? null : Math.max(due_at_hours - (row.hours ?? row.from_hours), 0),
    ...{ overdue: row.overdue, missed: row.missed },
  }
}

export async function presentPlanDetail(tx: Tx, row: PlanRow): Promise<PlanDetail> {
  const today = lagosDay(tx.now)
  const holidays = await holidaysOf(tx, row.estate_id, row.starts_on)
  const from = isByRule(row) ? await unraisedFrom(tx, row) : row.next_on
  const coming = row.status === 'ENDED' || from === null ? [] : comingDays(row, from, DATES_SHOWN, holidays)
  return {
    ...presentPlan(row),
    ...{ property_id: row.property_id, unit_id: row.unit_id, instructions: row.instructions },
    ...{ priority: row.priority, lead_days: row.lead_days, steps: z.array(Step).parse(row.steps) },
    ...{ ended_reason: row.ended_reason, created_at: row.created_at.toISOString() },
    occurrences: await occurrencesOf(tx, row.id, today),
    coming: coming.map(({ day }) => day),
    can: { manage: row.is_managed && row.status === 'ACTIVE' },
  }
}

async function occurrencesOf(tx: Tx, plan_id: string, today: Day): Promise<Occurrence[]> {
  const rows = await tx
    .selectFrom('plan_occurrence as one')
    .leftJoin('work_order as order', 'order.id', 'one.order_id')
    .select(['one.id', 'one.due_on', 'one.state', 'one.closed_on', 'one.reason'])
    .select(['order.id as order_id', 'order.number', 'order.status'])
    .where('one.plan_id', '=', plan_id)
    .orderBy('one.due_on', 'desc')
    .orderBy('one.id', 'desc')
    .limit(MOST_SHOWN)
    .execute()
  return rows.map(({ order_id, number, status, ...one }) => ({
    ...one,
    is_overdue: one.state === 'OPEN' && one.due_on < today,
    order: order_id && number !== null && status ? { id: order_id, number, status } : null,
  }))
}

/** The next dates of a rule that is not saved yet. */
export async function previewPlan(
  tx: Tx,
  { estate_id, ...timing }: PreviewPlan,
): Promise<{ days: DueDay[]; is_last: boolean }> {
  const from = timing.starts_on
  const holidays = estate_id ? await holidaysOf(tx, estate_id, from) : await nationalHolidays(tx, from)
  const first = isByRule(timing) ? from : dayAfter(timing, null, holidays)
  const days = first === null ? [] : comingDays(timing, first, DATES_SHOWN, holidays)
  if (timing.rule !== null && days.length === 0) throw noDay()
  return { days, is_last: timing.rule !== null && days.length < DATES_SHOWN }
}
