import { sql } from 'kysely'
import { ownedBy } from '../engine/scope.ts'
import type { Source } from '../engine/source.ts'
import { dayOf } from './parts.ts'

/** The amount collected by a payment, counted once; a reversal subtracts it. */
const base = sql`case when j.key like 'payment:%:reversed' then -y.amount when j.key like 'payment:%' then y.amount else 0 end`

/** Found by the charge, for journals without a payment, such as settlement from credit. */
const ofCharge = sql`(
  select c.landlord_id, t.full_name as tenant, u.name || ', ' || x.name as unit
  from charge c join estate x on x.id = c.estate_id left join users t on t.id = c.tenant_id left join unit u on u.id = c.unit_id
  where j.key like 'charge:%' and c.id = split_part(j.key, ':', 2)::uuid limit 1)`

/** Every commission entry with its payment or charge; amounts given back are negative. */
export const commission: Source = {
  order: [
    ['at', 'timestamptz'],
    ['journal_id', 'uuid'],
    ['line', 'bigint'],
  ],
  rows: (scoped) => sql`
    select q.created_at as at, q.journal_id, q.line, ${dayOf('q.created_at')} as "on", j.memo as what, coalesce(o.full_name, '') as owner,
      e.name as estate, coalesce(y.tenant_name, c.tenant) as tenant, coalesce(y.unit_label, c.unit) as unit, y.commission_rate as rate,
      -q.amount as earned, coalesce(${base}, 0) as base, y.id as opens_id
    from account a join posting q on q.account_id = a.id join journal j on j.id = q.journal_id join estate e on e.id = a.estate_id
      left join payment y on y.id = j.payment_id left join lateral ${ofCharge} c on true
      cross join lateral (select coalesce(y.landlord_id, c.landlord_id) as landlord_id) w left join users o on o.id = w.landlord_id
    where a.estate_id = any (${scoped.estates}::uuid[]) and a.kind = 'COMMISSION'
      and q.created_at >= ${scoped.since} and q.created_at < ${scoped.until} and ${ownedBy(scoped, 'w.landlord_id')}`,
}
