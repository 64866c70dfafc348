import type { PlatformUse } from '@gida/contract/domains/admin/figures'
import { addMonths, firstOfMonth, lagosDay } from '@gida/contract/shared/dates'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/db.ts'

const MONTHS = 12
type Totals = Omit<PlatformUse, 'by_month'>
type Month = PlatformUse['by_month'][number]

/** Present counts and growth over the last twelve months, including this one, from rollups. */
export async function getPlatformUse(tx: Tx): Promise<PlatformUse> {
  const last = firstOfMonth(lagosDay(tx.now))
  const first = addMonths(last, 1 - MONTHS)
  const [totals, months] = await Promise.all([
    sql<Totals>`
      select (select count(*) from estate where status <> 'ARCHIVED') as estates,
        (select coalesce(sum(count), 0)::bigint from people_count where estate_id is null) as people,
        coalesce(sum(p.unit_count), 0)::bigint as units, coalesce(sum(p.occupied_count), 0)::bigint as let_units,
        (select coalesce(sum(m.count), 0)::bigint from payment_month m where m.scope_id = any (array(select id from estate))) as payments
      from property p where p.archived_at is null`.execute(tx),
    sql<Month>`
      select to_char(m.month, 'YYYY-MM') as month, coalesce(e.estates, 0) as estates, coalesce(p.people, 0) as people,
        coalesce(c.payments, 0) as payments, coalesce(c.collected, 0) as collected
      from (select generate_series(${first}::date, ${last}::date, '1 month')::date as month) m
        left join (select date_trunc('month', created_at at time zone 'Africa/Lagos')::date as month, count(*) as estates
          from estate group by 1) e using (month)
        left join (select date_trunc('month', joined_on)::date as month, sum(count)::bigint as people
          from people_count where estate_id is null and joined_on >= ${first}::date group by 1) p using (month)
        left join (select month, sum(count)::bigint as payments, sum(amount)::bigint as collected
          from payment_month where scope_id = any (array(select id from estate)) and month >= ${first}::date group by 1) c using (month)
      order by m.month`.execute(tx),
  ])
  const none = { estates: 0, people: 0, units: 0, let_units: 0, payments: 0 }
  return { ...(totals.rows[0] ?? none), by_month: months.rows }
}
