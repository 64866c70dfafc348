import type { Subscription } from '@gida/contract/domains/subscriptions/plan'
import { runningMonth } from '@gida/contract/domains/subscriptions/rules'
import { addMonths, type Day, firstOfMonth, lagosDay } from '@gida/contract/shared/dates'
import type { Actor } from '../../../platform/access/actor.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { creditOf } from '../books/balances.ts'
import { countActiveUnits } from '../counting/active-units.ts'
import { type HeldPlan, heldOn, plansHeldBy } from '../counting/held-plans.ts'
import { measureMonths } from '../counting/measure-months.ts'
import { getEstateToRead } from '../policy.ts'

const SHOWN_MONTHS = 12

/** An estate's present plan, with the counts of past months. */
export async function getSubscription(tx: Tx, actor: Actor, estate_id: string): Promise<Subscription> {
  const { id, name } = await getEstateToRead(tx, actor, estate_id)
  const today = lagosDay(tx.now)
  const held = heldOn(await plansHeldBy(tx, id), today)
  const now = await monthSoFar(tx, id, held)
  return {
    estate: { id, name },
    plan: held?.plan ?? null,
    started_on: held?.from ?? null,
    ...now,
    next_invoice_on: held ? nextInvoiceOn(held, today) : null,
    credit: await creditOf(tx, id),
    months: await countedMonths(tx, id),
  }
}

/** Counted as for the invoice; without a plan only the units. */
async function monthSoFar(tx: Tx, estate_id: string, held: HeldPlan | undefined) {
  const today = lagosDay(tx.now)
  const month = held && runningMonth(held, today)
  const [measured] = month ? await measureMonths(tx, [{ held, month }]) : []
  if (measured) {
    const { units, billable_units, amount } = measured
    return { active_units: units, billable_units, month_so_far: amount }
  }
  const [units = 0] = await countActiveUnits(tx, [{ estate_id, from: firstOfMonth(today), to: today }])
  return { active_units: units, billable_units: 0, month_so_far: 0 }
}

/** When the next invoice is raised: the first day after this month, or after the plan's current year. */
function nextInvoiceOn({ plan, from, until }: HeldPlan, today: Day): Day {
  if (plan.billed === 'MONTHLY') return addMonths(firstOfMonth(today), 1)
  let next = addMonths(firstOfMonth(from), 12)
  while (next <= today) next = addMonths(next, 12)
  if (until === null || next <= until) return next
  return until.endsWith('-01') ? until : addMonths(firstOfMonth(until), 1)
}

async function countedMonths(tx: Tx, estate_id: string): Promise<Subscription['months']> {
  return tx
    .selectFrom('subscription_month as counted')
    .innerJoin('subscription', 'subscription.id', 'counted.subscription_id')
    .innerJoin('price_plan', 'price_plan.id', 'subscription.plan_id')
    .select(['counted.month', 'price_plan.name as plan', 'counted.units', 'counted.billable_units'])
    .select('counted.amount')
    .where('counted.estate_id', '=', estate_id)
    .orderBy('counted.month', 'desc')
    .orderBy('subscription.started_on', 'desc')
    .limit(SHOWN_MONTHS)
    .execute()
}
