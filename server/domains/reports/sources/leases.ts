import { sql } from 'kysely'
import { tookEffect, wasLived } from '../../../platform/db/columns/lease-columns.ts'
import { mine } from '../engine/scope.ts'
import type { Source } from '../engine/source.ts'
import { placeOf, yearly } from './parts.ts'

/** Leases with first unit, tenant and renewal, if there is one, also one that ended early since. */
const leases = sql`lease l join unit u on u.id = l.unit_id join estate e on e.id = l.estate_id
  join property p on p.id = l.property_id left join users o on o.id = l.landlord_id left join users t on t.id = l.tenant_id
  left join lease n on n.follows_id = l.id and n.followed_as = 'RENEWAL' and (n.status <> 'TERMINATED' or ${tookEffect('n')})`
const tenant = sql`coalesce(t.full_name, l.tenant_name, '') as tenant`

export const leaseExpiry: Source = {
  order: [
    ['end', 'date'],
    ['lease_id', 'uuid'],
  ],
  rows: (scoped) => sql`
    select ${placeOf}, ${tenant}, l.id as lease_id, l.id as opens_id, to_char(l.end_date, 'YYYY-MM') as month, l.end_date as "end",
      l.end_date - ${scoped.today}::date as days_left, ${yearly('l')} as rent,
      case when n.id is null then 'None yet' when n.status in ('DRAFT', 'PENDING_SIGNATURE') then 'Not agreed yet' else 'Agreed' end as next
    from ${leases}
    where ${mine(scoped, 'l')} and l.status = 'ACTIVE' and l.end_date between ${scoped.from}::date and ${scoped.to}::date`,
}

export const renewals: Source = {
  order: [
    ['ended', 'date'],
    ['lease_id', 'uuid'],
  ],
  rows: (scoped) => sql`
    select ${placeOf}, ${tenant}, l.id as lease_id, l.id as opens_id, l.end_date as ended, ${yearly('l')} as before,
      case when n.id is null then 0 else ${yearly('n')} end as after,
      case when n.id is null then 0 else ${yearly('n')} - ${yearly('l')} end as change,
      case when n.id is not null then 'Renewed' when l.status = 'TERMINATED' then 'Ended early'
        when l.status = 'ACTIVE' then 'Stays without a new lease' else 'Left' end as outcome
    from ${leases}
    where ${mine(scoped, 'l')} and ${wasLived} and l.end_date between ${scoped.from}::date and ${scoped.to}::date
      and l.end_date < ${scoped.today}::date`,
}
