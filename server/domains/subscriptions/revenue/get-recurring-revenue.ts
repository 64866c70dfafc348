import type { RecurringRevenue } from '@gida/contract/domains/subscriptions/invoice'
import { movementsOf } from '@gida/contract/domains/subscriptions/recurring'
import { runningMonth } from '@gida/contract/domains/subscriptions/rules'
import { addMonths, firstOfMonth, lagosDay } from '@gida/contract/shared/dates'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/db.ts'
import { monthsToCount } from '../counting/count-months.ts'
import { type HeldPlan, plansHeldBy } from '../counting/held-plans.ts'
import { type MonthOfPlan, measureMonths } from '../counting/measure-months.ts'

const SHOWN_MONTHS = 12

/** The monthly value of all plans, its changes, and the invoices. Excludes rent and payment fees. */
export async function getRecurringRevenue(tx: Tx): Promise<RecurringRevenue> {
  const today = lagosDay(tx.now)
  const month = today.slice(0, 7)
  const values = await valuesByEstate(tx)
  const months = Array.from({ length: SHOWN_MONTHS }, (_, back) =>
    addMonths(firstOfMonth(today), back - SHOWN_MONTHS + 1).slice(0, 7),
  )
  const moved = movementsOf([...values.values()], months)
  return {
    month,
    mrr: moved.at(-1)?.closing ?? 0,
    paying: [...values.values()].filter((value) => (value.get(month) ?? 0) > 0).length,
    months: moved,
    ...(await invoiceSums(tx, today)),
  }
}

/** Counted values of past months; uncounted ones and the current month are calculated with the same rule. */
async function valuesByEstate(tx: Tx): Promise<Map<string, Map<string, number>>> {
  const counted = await tx
    .selectFrom('subscription_month')
    .select(['estate_id', 'month', 'month_value'])
    .orderBy('month')
    .execute()
  const held = await plansHeldBy(tx)
  const measured = await measureMonths(tx, [...(await monthsToCount(tx, held)), ...runningOf(held, tx)])
  const values = new Map<string, Map<string, number>>()
  for (const { estate_id, month, month_value } of [...counted, ...measured]) {
    const of = values.get(estate_id) ?? new Map<string, number>()
    const name = month.slice(0, 7)
    values.set(estate_id, of.set(name, (of.get(name) ?? 0) + month_value))
  }
  return values
}

const runningOf = (held: readonly HeldPlan[], { now }: Tx): MonthOfPlan[] =>
  held.flatMap((one) => {
    const month = runningMonth(one, lagosDay(now))
    return month ? [{ held: one, month }] : []
  })

async function invoiceSums(tx: Tx, today: string) {
  const { rows } = await sql<{ kind: 'open' | 'overdue' | 'paid'; count: number; amount: number }>`
    select case when open_amount = 0 then 'paid' when due_on < ${today}::date then 'overdue' else 'open' end as kind,
      count(*) as count, sum(case when open_amount = 0 then paid else open_amount end)::bigint as amount
    from platform_invoice where open_amount > 0 or credit_notes < net + vat group by 1`.execute(tx)
  const { provider_fees, to_look_at } = await tx
    .selectFrom('platform_invoice_payment')
    .select([
      sql<number>`coalesce(sum(fees - coalesce(fee_borne, 0)), 0)::bigint`.as('provider_fees'),
      sql<number>`count(review) + (select count(*) from platform_reversal where status = 'OPEN')`.as(
        'to_look_at',
      ),
    ])
    .executeTakeFirstOrThrow()
  const none = { count: 0, amount: 0 }
  const sums = { open: none, overdue: none, paid: none }
  for (const { kind, count, amount } of rows) sums[kind] = { count, amount }
  return { invoices: sums, provider_fees, to_look_at }
}
