import { ruleParts } from '@gida/contract/domains/assets/repeat'
import type { Anchor } from '@gida/contract/domains/assets/rules'
import { addDays, addMonths, type Day } from '@gida/contract/shared/dates'
import { nextWorkingDay } from '@gida/contract/shared/working-days'
import { nextRuleDays, ruleDays } from './rule-days.ts'

/** The recurrence of a plan. */
export type Timing = {
  anchor: Anchor
  rule: string | null
  starts_on: Day
  moves_to_working_day: boolean
  every_hours: number | null
  or_months: number | null
}
/** A date of the rule, and the date it is moved to. */
export type DueDay = { of: Day; day: Day }

/** Whether dates follow the rule alone, regardless of when work was done. */
export const isByRule = ({ rule, anchor }: Timing): boolean => rule !== null && anchor === 'SCHEDULED'

/** The dates of a plan by its rule in a span of rule dates. */
export function dueDays(plan: Timing, span: { from: Day; to: Day }, holidays: ReadonlySet<Day>): DueDay[] {
  return ruleDays(plan.rule ?? '', plan.starts_on, span).map((of) => ({ of, day: moved(plan, of, holidays) }))
}

const moved = ({ moves_to_working_day }: Timing, day: Day, holidays: ReadonlySet<Day>): Day =>
  moves_to_working_day ? nextWorkingDay(day, holidays) : day

/** The next date of a plan that counts from the last completion; null if only hours decide. */
export function dayAfter(plan: Timing, closed_on: Day | null, holidays: ReadonlySet<Day>): Day | null {
  const next = plan.rule ? afterInterval(plan, closed_on) : afterMonths(plan, closed_on)
  return next && moved(plan, next, holidays)
}

const afterMonths = ({ or_months, starts_on }: Timing, closed_on: Day | null): Day | null =>
  or_months === null ? null : addMonths(closed_on ?? starts_on, or_months)

function afterInterval({ rule, starts_on }: Timing, closed_on: Day | null): Day {
  if (closed_on === null) return starts_on
  const parts = ruleParts(rule ?? '')
  const interval = Number(parts.get('INTERVAL') ?? 1)
  switch (parts.get('FREQ')) {
    case 'DAILY':
      return addDays(closed_on, interval)
    case 'WEEKLY':
      return addDays(closed_on, 7 * interval)
    case 'MONTHLY':
      return addMonths(closed_on, interval)
    default:
      return addMonths(closed_on, 12 * interval)
  }
}

/** The next dates as far as known; for plans counting from completion, assuming that each is done on time. */
export function comingDays(plan: Timing, from: Day, count: number, holidays: ReadonlySet<Day>): DueDay[] {
  if (isByRule(plan))
    return nextRuleDays(plan.rule ?? '', plan.starts_on, from, count).map((of) => ({
      of,
      day: moved(plan, of, holidays),
    }))
  const days: DueDay[] = []
  for (let day: Day | null = from; day !== null && days.length < count; day = dayAfter(plan, day, holidays))
    days.push({ of: day, day: moved(plan, day, holidays) })
  return days
}

/** Of the dates that passed without being raised, the latest is raised and the others are marked as missed; future ones are raised. */
export function sortDue(days: readonly DueDay[], today: Day): { missed: DueDay[]; raised: DueDay[] } {
  const past = days.filter(({ day }) => day <= today).length
  const first = Math.max(past - 1, 0)
  return { missed: days.slice(0, first), raised: days.slice(first) }
}
