import { CATEGORY_NAMES } from '@gida/contract/domains/books/category-names'
import { sql } from 'kysely'
import type { Source } from '../engine/source.ts'
import { named } from './parts.ts'

/** By category: the budget of each year by the days that are asked for, and what was written down as spent in them. */
export const serviceCharge: Source = {
  order: [
    ['line', 'text'],
    ['estate', 'text'],
    ['estate_id', 'uuid'],
  ],
  rows: (scoped) => sql`
    select ${named(CATEGORY_NAMES, sql`m.category`)} as line, e.name as estate, m.estate_id, m.budget, m.actual,
      m.budget - m.actual as variance, case when m.budget > 0 then m.actual * 10000 / m.budget end as used
    from (
      select x.estate_id, x.category, sum(x.budget)::bigint as budget, sum(x.actual)::bigint as actual
      from (
        select b.estate_id, b.category, 0 as actual, b.amount * (least(y.last, ${scoped.to}::date) - greatest(y.first, ${scoped.from}::date) + 1)
          / (y.last - y.first + 1) as budget
        from fund_budget b cross join lateral (select make_date(b.year, 1, 1) as first, make_date(b.year, 12, 31) as last) y
        where b.estate_id = any (${scoped.estates}::uuid[]) and y.first <= ${scoped.to}::date and y.last >= ${scoped.from}::date
        union all
        select f.estate_id, f.category, d.sign * f.amount, 0
        from fund_line f cross join lateral (values
          (1, (f.created_at at time zone 'Africa/Lagos')::date), (-1, (f.voided_at at time zone 'Africa/Lagos')::date)) d (sign, day)
        where f.estate_id = any (${scoped.estates}::uuid[]) and d.day between ${scoped.from}::date and ${scoped.to}::date) x
      group by 1, 2) m
      join estate e on e.id = m.estate_id`,
}
