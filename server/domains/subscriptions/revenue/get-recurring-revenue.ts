import type { RecurringRevenue } from '@gida/contract/domains/subscriptions/invoice'
import { movementsOf } from '@gida/contract/domains/subscriptions/recurring'
import { priceMonth } from '@gida/contract/domains/subscriptions/rules'
import { addMonths, firstOfMonth, lagosDay } from '@gida/contract/shared/dates'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/db.ts'
import { listPlans, priceOn } from '../plans/plan-queries.ts'

const SHOWN_MONTHS = 12

/** Plans at their monthly value, how that moved, and the invoices beside it. Clients' rent and the fees of payments are no part of it. */
export async function getRecurringRevenue(tx: Tx): Promise<RecurringRevenue> {
  const today = lagosDay(tx.now)
  const month = today.slice(0, 7)
  const values = await valuesByEstate(tx)
  const running = await valuesToday(tx)
  for (const [estate_id, value] of running)
    values.set(estate_id, new Map(values.get(estate_id)).set(month, value))
  const months = Array.from({ length: SHOWN_MONTHS }, (_, back) =>
    addMonths(firstOfMonth(today), back - SHOWN_MONTHS + 1).slice(0, 7),
  )
  const moved = movementsOf([...values.values()], months)
  return {
    month,
    mrr: moved.at(-1)?.closing ?? 0,
    paying: [...running.values()].filter((value) => value > 0).length,
    months: moved,
    ...(await invoiceSums(tx, today)),
  }
}

/** What was counted of the months that are over. One that is over and not counted yet stands as the month before it. */
async function valuesByEstate(tx: Tx): Promise<Map<string, Map<string, number>>> {
  const { rows } = await sql<{ estate_id: string; month: string; value: number }>`
    select estate_id, to_char(month, 'YYYY-MM') as month, sum(month_value)::bigint as value
    from subscription_month group by 1, 2 order by 1, 2`.execute(tx)
  const values = new Map<string, Map<string, number>>()
  for (const { estate_id, month, value } of rows)
    values.set(estate_id, (values.get(estate_id) ?? new Map()).set(month, value))
  return values
}

/** The plans that hold today, with the active units of this month so far: one query for all. */
async function valuesToday(tx: Tx): Promise<Map<string, number>> {
  const today = lagosDay(tx.now)
  const plans = new Map((await listPlans(tx)).map((plan) => [plan.id, plan]))
  const { rows } = await sql<{ estate_id: string; plan_id: string; units: number }>`
    select s.estate_id, s.plan_id, count(distinct l.unit_id) as units
    from subscription s join price_plan p on p.id = s.plan_id
      left join (
        select lu.estate_id, lu.unit_id from lease_unit lu join lease l on l.id = lu.lease_id
        where l.status not in ('DRAFT', 'PENDING_SIGNATURE')
          and coalesce(l.ending_kind, '') not in ('CALLED_OFF', 'CANCELLED', 'DECLINED') and l.start_date <= ${today}::date
          and (l.status = 'ACTIVE' or l.end_date >= ${firstOfMonth(today)}::date)) l on l.estate_id = s.estate_id
    where s.started_on <= ${today}::date and (s.ended_on is null or s.ended_on > ${today}::date)
      and (p.ends_on is null or p.ends_on > ${today}::date)
    group by 1, 2`.execute(tx)
  return new Map(
    rows.map(({ estate_id, plan_id, units }) => {
      const plan = plans.get(plan_id)
      const unit_price = (plan && priceOn(plan, today)) ?? 0
      const of = { units, free_units: plan?.free_units ?? 0, unit_price, days: 1, of_days: 1 }
      return [estate_id, priceMonth(of).whole]
    }),
  )
}

async function invoiceSums(tx: Tx, today: string) {
  const { rows } = await sql<{ kind: 'open' | 'overdue' | 'paid'; count: number; amount: number }>`
    select case when open_amount = 0 then 'paid' when due_on < ${today}::date then 'overdue' else 'open' end as kind,
      count(*) as count, sum(case when open_amount = 0 then paid else open_amount end)::bigint as amount
    from platform_invoice where open_amount > 0 or paid > 0 group by 1`.execute(tx)
  const { provider_fees, to_look_at } = await tx
    .selectFrom('platform_invoice_payment')
    .select([
      sql<number>`coalesce(sum(fees - coalesce(fee_borne, 0)), 0)::bigint`.as('provider_fees'),
      sql<number>`count(review)`.as('to_look_at'),
    ])
    .executeTakeFirstOrThrow()
  const none = { count: 0, amount: 0 }
  const sums = { open: none, overdue: none, paid: none }
  for (const { kind, count, amount } of rows) sums[kind] = { count, amount }
  return { invoices: sums, provider_fees, to_look_at }
}
