import { type HeldMonth, priceMonth } from '@gida/contract/domains/subscriptions/rules'
import { lagosDay } from '@gida/contract/shared/dates'
import type { Tx } from '../../../platform/db/db.ts'
import { priceOn } from '../plans/plan-queries.ts'
import { countActiveUnits } from './active-units.ts'
import type { HeldPlan } from './held-plans.ts'

export type MonthOfPlan = { held: HeldPlan; month: HeldMonth }

/**
 * Units, price and value (kobo) of plan months, in the order given. The only such calculation, used for counts, invoices, the month
 * so far, and recurring revenue. The current month is measured up to today.
 */
export async function measureMonths(tx: Tx, months: readonly MonthOfPlan[]) {
  const today = lagosDay(tx.now)
  const counted = await countActiveUnits(
    tx,
    months.map(({ held: { estate_id }, month: { from, to } }) => ({
      ...{ estate_id, from, to: to < today ? to : today },
    })),
  )
  return months.map(({ held: { id, estate_id, plan }, month: { month, from, to, days, of_days } }, index) => {
    const units = counted[index] ?? 0
    const unit_price = priceOn(plan, from) ?? 0
    const of = { units, free_units: plan.free_units, unit_price, days, of_days }
    const { whole, ...priced } = priceMonth(of)
    const isHeldAtTheEnd = Number(to.slice(8)) === of_days
    return {
      ...{ subscription_id: id, estate_id, month, days, of_days, units, unit_price, ...priced },
      month_value: isHeldAtTheEnd ? whole : 0,
    }
  })
}
