import { sql } from 'kysely'
import { mine } from '../engine/scope.ts'
import type { Source } from '../engine/source.ts'
import { dayOf } from './parts.ts'

export const collected: Source = {
  order: [
    ['month', 'text'],
    ['property', 'text'],
    ['property_id', 'uuid'],
  ],
  rows: (scoped) => sql`
    select m.month, m.property_id, p.name as property, e.name as estate, m.charged, m.settled, m.received, m.payments,
      case when m.charged > 0 then m.settled * 10000 / m.charged end as rate
    from (
      select month, property_id, sum(charged)::bigint as charged, sum(settled)::bigint as settled,
        sum(received)::bigint as received, sum(payments)::bigint as payments
      from (
        select to_char(c.due_date, 'YYYY-MM') as month, c.property_id, c.amount - c.waived_amount - c.withdrawn_amount as charged,
          c.settled_amount + c.credit_amount as settled, 0 as received, 0 as payments
        from charge c where ${mine(scoped, 'c')} and c.due_date between ${scoped.from}::date and ${scoped.to}::date
        union all
        select to_char(${dayOf('y.payment_date')}, 'YYYY-MM'), y.property_id, 0, 0, y.amount - y.refunded_amount, 1
        from payment y where ${mine(scoped, 'y')} and y.status = 'COMPLETED'
          and y.payment_date >= ${scoped.since} and y.payment_date < ${scoped.until}) x
      group by 1, 2) m
      join property p on p.id = m.property_id join estate e on e.id = p.estate_id`,
}
