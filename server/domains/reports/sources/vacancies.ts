import { sql } from 'kysely'
import { lastDay, wasLived } from '../../../platform/db/columns/lease-columns.ts'
import { mine } from '../engine/scope.ts'
import type { Scoped, Source } from '../engine/source.ts'
import { dayOf, named, placeOf, UNIT_STATES, unitsAt, yearly } from './parts.ts'

/** The tenancies of each unit: first and last day, and tenant. */
const stays = (scoped: Scoped) => sql`
  select lu.unit_id, l.id as lease_id, l.tenant_id, l.tenant_name, l.start_date, ${lastDay(scoped)} as last
  from lease_unit lu join lease l on l.id = lu.lease_id
  where lu.estate_id = any (${scoped.estates}::uuid[]) and ${wasLived} and l.start_date <= ${scoped.to}::date`

/** Units vacant at the end of the period, and since when. */
const empty = (scoped: Scoped) => sql`
  select u.*, coalesce(s.last + 1, ${dayOf('u.created_at')}) as since
  from (select u.* from ${unitsAt(scoped.until)} and ${mine(scoped, 'u', 'u.id')}) u
    left join (select unit_id, max(last) as last from (${stays(scoped)}) s group by 1) s on s.unit_id = u.id
  where s.last is null or s.last < ${scoped.to}::date`

export const vacancies: Source = {
  order: [
    ['since', 'date'],
    ['unit_id', 'uuid'],
  ],
  rows: (scoped) => sql`
    select ${placeOf}, u.id as unit_id, u.property_id as opens_id, u.since, ${scoped.to}::date - u.since as days,
      ${named(UNIT_STATES, sql`u.status`)} as state, ${yearly('u')} as asked,
      (${yearly('u')} * greatest(0, ${scoped.to}::date - u.since) / 365) as lost,
      (select count(*) from application a where a.unit_id = u.id and ${dayOf('a.created_at')} between u.since and ${scoped.to}::date) as enquiries
    from (${empty(scoped)}) u join estate e on e.id = u.estate_id join property p on p.id = u.property_id
      left join users o on o.id = u.landlord_id`,
}

export const daysToLet: Source = {
  order: [
    ['since', 'date'],
    ['unit_id', 'uuid'],
    ['mark', 'date'],
  ],
  rows: (scoped) => sql`
    select ${placeOf}, u.id as unit_id, u.property_id as opens_id, m.since, m.let_on, m.mark, m.mark - m.since as days,
      coalesce(t.full_name, m.tenant_name, '') as tenant, case when m.let_on is null then 'Still empty' else 'Let' end as state
    from (
      select id as unit_id, since, null::date as let_on, ${scoped.to}::date as mark, null::uuid as tenant_id, null as tenant_name
      from (${empty(scoped)}) u
      union all
      select unit_id, since, start_date, start_date, tenant_id, tenant_name from (
        select s.*, coalesce(max(s.last) over w + 1, ${dayOf('n.created_at')}) as since, lag(s.tenant_id) over w as before
        from (${stays(scoped)}) s join unit n on n.id = s.unit_id and ${mine(scoped, 'n', 'n.id')}
        window w as (partition by s.unit_id order by s.start_date, s.lease_id rows between unbounded preceding and 1 preceding)) s
      where start_date >= ${scoped.from}::date and since <= start_date and tenant_id is distinct from before) m
      join unit u on u.id = m.unit_id join estate e on e.id = u.estate_id join property p on p.id = u.property_id
      left join users o on o.id = u.landlord_id left join users t on t.id = m.tenant_id`,
}
