import type { PlanYear } from '@gida/contract/domains/assets/plan'
import { addDays, type Day, lagosDay } from '@gida/contract/shared/dates'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/db.ts'
import { holidaysOfEstates } from '../../estates/index.ts'
import { comingDays, dueDays, isByRule } from './next-day.ts'
import { unraisedFrom } from './next-raise.ts'
import { firstPlans, type PlanRow } from './plan-queries.ts'

/** Plans shown in a year; with more, one estate has to be chosen. */
const MOST_PLANS = 200
const DAYS_OF_YEAR = 366
const LATEST: Day = '9999-12-31'

type Month = PlanYear['months'][number]
type MonthCost = { plan_id: string; month: number; due: number; spent: number }

/** Due work and its estimated cost by month of a year, compared with actual bills. */
export async function getPlanYear(
  tx: Tx,
  {
    year = Number(lagosDay(tx.now).slice(0, 4)),
    estate_id,
  }: { year?: number | undefined; estate_id?: string | undefined },
): Promise<PlanYear> {
  const rows = await firstPlans(tx, estate_id, MOST_PLANS)
  const kept = Map.groupBy(await keptIn(tx, year, rows), ({ plan_id }) => plan_id)
  const holidaysOf = await holidaysOfEstates(tx, estatesOf(rows), firstDayOf(rows))
  const plans: PlanYear['plans'] = []
  for (const row of rows) {
    const days = await comingIn(tx, row, year, holidaysOf(row.estate_id))
    const months = monthsOf(row, kept.get(row.id) ?? [], days)
    if (months.every(({ due, spent }) => due === 0 && spent === 0)) continue
    const { id, title, asset_name, estate_name } = row
    plans.push({ id, title, asset_name, estate_name, months, ...sums(months) })
  }
  const months = Array.from({ length: 12 }, (_, at) => {
    const all = plans.flatMap((plan) => plan.months[at] ?? [])
    return { month: at + 1, due: all.reduce((sum, { due }) => sum + due, 0), ...sums(all) }
  })
  return { year, plans, months, ...sums(months) }
}

const estatesOf = (plans: readonly PlanRow[]) => [...new Set(plans.map(({ estate_id }) => estate_id))]

/** The earliest start of these plans. */
const firstDayOf = (plans: readonly PlanRow[]): Day =>
  plans.reduce((first, { starts_on }) => (starts_on < first ? starts_on : first), LATEST)

const sums = (months: readonly Month[]) => ({
  estimate: months.reduce((sum, { estimate }) => sum + estimate, 0),
  spent: months.reduce((sum, { spent }) => sum + spent, 0),
})

function monthsOf({ estimate }: PlanRow, kept: readonly MonthCost[], coming: readonly Day[]): Month[] {
  return Array.from({ length: 12 }, (_, at) => {
    const month = at + 1
    const ofMonth = kept.filter((one) => one.month === month)
    const due =
      ofMonth.reduce((sum, one) => sum + one.due, 0) +
      coming.filter((day) => Number(day.slice(5, 7)) === month).length
    const spent = ofMonth.reduce((sum, one) => sum + one.spent, 0)
    return { month, due, estimate: due * (estimate ?? 0), spent }
  })
}

/** Raised work of a year: due in the month of its date, spent in the month of its bill. */
async function keptIn(tx: Tx, year: number, plans: readonly PlanRow[]): Promise<MonthCost[]> {
  const ids = plans.map(({ id }) => id)
  const [first, last] = [`${year}-01-01`, `${year}-12-31`]
  const { rows } = await sql<MonthCost>`
    select plan_id, month::int, sum(due)::int as due, sum(spent)::bigint as spent from (
      select plan_id, extract(month from due_on) as month, 1 as due, 0 as spent from plan_occurrence
      where plan_id = any (${ids}::uuid[]) and due_on between ${first} and ${last} and state in ('OPEN', 'DONE')
      union all
      select o.plan_id, extract(month from b.billed_on), 0, b.amount
      from vendor_bill b join plan_occurrence o on o.order_id = b.order_id
      where b.order_id = any (array(select order_id from plan_occurrence where plan_id = any (${ids}::uuid[])))
        and o.plan_id = any (${ids}::uuid[]) and b.billed_on between ${first} and ${last} and b.voided_at is null) kept
    group by plan_id, month`.execute(tx)
  return rows
}

/** The dates of a year not raised yet. */
async function comingIn(tx: Tx, plan: PlanRow, year: number, holidays: ReadonlySet<Day>): Promise<Day[]> {
  const [first, last] = [`${year}-01-01`, `${year}-12-31`]
  if (plan.status === 'ENDED' || last < lagosDay(tx.now)) return []
  const isOf = (day: Day) => day >= first && day <= last
  if (isByRule(plan)) {
    const unraised = await unraisedFrom(tx, plan)
    const from = unraised > first ? unraised : addDays(first, -7)
    return dueDays(plan, { from, to: last }, holidays)
      .map(({ day }) => day)
      .filter(isOf)
  }
  // Assumes that open work is done on its date, from which the next one counts.
  const [next, skip] = plan.open_on ? [plan.open_on, 1] : [plan.next_on, 0]
  if (next === null) return []
  return comingDays(plan, next, DAYS_OF_YEAR, holidays)
    .slice(skip)
    .map(({ day }) => day)
    .filter(isOf)
}
