import { CATEGORY_NAMES } from '@gida/contract/domains/books/category-names'
import { sql } from 'kysely'
import { mine } from '../engine/scope.ts'
import type { Source } from '../engine/source.ts'
import { named } from './parts.ts'

/** By category: the annual budgets prorated to the period, and actual spending in it. */
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

/** The unit's name, with its place if several units have the same name, so that they are not grouped together. */
const unitApart = (
  isOfSeveral: boolean,
) => sql`case when min(u.id::text) over named = max(u.id::text) over named then u.name
  else concat_ws(', ', u.name, p.name, ${isOfSeveral ? sql`e.name` : sql`null`}) end`

/** Each share of each service charge, of residents and of owners of vacant units, by the unit that it is for. */
export const apportionment: Source = {
  order: [
    ['due', 'date'],
    ['unit', 'text'],
    ['charge_id', 'uuid'],
  ],
  rows: (scoped) => sql`
    select ${unitApart(scoped.estates.length > 1)} as unit, p.name as property, e.name as estate, coalesce(o.full_name, '') as owner, c.id as charge_id, u.property_id as opens_id, coalesce(s.title, c.description) as what, c.due_date as due,
      coalesce(t.full_name, '') as tenant, c.share as amount, (c.share * 10000 / sum(c.share) over (partition by c.estate_id))::bigint as part,
      c.share - c.open_amount as settled, c.open_amount as open
    from (select c.*, c.amount - c.waived_amount - c.withdrawn_amount as share from charge c
        where ${mine(scoped, 'c')} and c.transaction_type = 'SERVICE_CHARGE' and c.due_date between ${scoped.from}::date and ${scoped.to}::date) c
      left join service_charge_part x on x.charge_id = c.id left join service_charge s on s.id = x.service_charge_id
      join unit u on u.id = coalesce(x.unit_id, c.unit_id) join property p on p.id = u.property_id join estate e on e.id = c.estate_id
      left join users o on o.id = c.landlord_id left join users t on t.id = c.tenant_id
    where c.share > 0 window named as (partition by u.name)`,
}
