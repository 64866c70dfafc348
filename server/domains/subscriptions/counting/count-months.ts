import { type HeldMonth, monthsHeld, priceMonth } from '@gida/contract/domains/subscriptions/rules'
import { lagosDay } from '@gida/contract/shared/dates'
import type { Tx } from '../../../platform/db/db.ts'
import { priceOn } from '../plans/plan-queries.ts'
import { countActiveUnits } from './active-units.ts'
import type { HeldPlan } from './held-plans.ts'

/** Counts each month of these plans that is over and was not counted yet, once and for good. */
export async function countMonths(tx: Tx, estate_id: string, held: readonly HeldPlan[]): Promise<void> {
  const counted = await tx
    .selectFrom('subscription_month')
    .select(['subscription_id', 'month'])
    .where('estate_id', '=', estate_id)
    .execute()
  const known = new Set(counted.map(({ subscription_id, month }) => `${subscription_id} ${month}`))
  for (const one of held)
    for (const month of monthsHeld(one, lagosDay(tx.now)))
      if (!known.has(`${one.id} ${month.month}`)) await countMonth(tx, estate_id, one, month)
}

async function countMonth(tx: Tx, estate_id: string, { id, plan }: HeldPlan, of: HeldMonth): Promise<void> {
  const { month, from, to, days, of_days } = of
  const units = await countActiveUnits(tx, estate_id, from, to)
  const unit_price = priceOn(plan, from) ?? 0
  const priced = priceMonth({ units, free_units: plan.free_units, unit_price, days, of_days })
  const isLastDay = to.slice(8) === String(of_days)
  await tx
    .insertInto('subscription_month')
    .values({
      ...{ subscription_id: id, estate_id, month, days, of_days, units, unit_price, counted_at: tx.now },
      ...{ billable_units: priced.billable_units, amount: priced.amount },
      month_value: isLastDay ? priced.whole : 0,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
