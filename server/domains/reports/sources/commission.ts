import { sql } from 'kysely'
import { ownedBy } from '../engine/scope.ts'
import type { Source } from '../engine/source.ts'
import { dayOf } from './parts.ts'

/** Every entry of the commission, with the payment that it was taken from: what was given back stands below zero. */
export const commission: Source = {
  order: [
    ['at', 'timestamptz'],
    ['journal_id', 'uuid'],
    ['line', 'bigint'],
  ],
  rows: (scoped) => sql`
    select q.created_at as at, q.journal_id, q.line, ${dayOf('q.created_at')} as "on", j.memo as what, coalesce(o.full_name, '') as owner,
      e.name as estate, y.tenant_name as tenant, y.unit_label as unit, y.commission_rate as rate, -q.amount as earned,
      case when j.key like 'payment:%' then coalesce(y.amount, 0) else 0 end as base, y.id as opens_id
    from account a join posting q on q.account_id = a.id join journal j on j.id = q.journal_id join estate e on e.id = a.estate_id
      left join payment y on y.id = j.payment_id left join users o on o.id = y.landlord_id
    where a.estate_id = any (${scoped.estates}::uuid[]) and a.kind = 'COMMISSION'
      and q.created_at >= ${scoped.since} and q.created_at < ${scoped.until} and ${ownedBy(scoped, 'y.landlord_id')}`,
}
