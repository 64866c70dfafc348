import { sql } from 'kysely'
import { lastDay, wasLived } from '../../../platform/db/columns/lease-columns.ts'
import { mine } from '../engine/scope.ts'
import type { Source } from '../engine/source.ts'
import { placeOf, unitsAt, yearly } from './parts.ts'

export const rentRoll: Source = {
  order: [
    ['estate', 'text'],
    ['property', 'text'],
    ['place', 'text'],
    ['unit_id', 'uuid'],
  ],
  rows: (scoped) => sql`
    select ${placeOf}, coalesce(u.block, '') as block, u.sort_name as place, u.id as unit_id, l.id as opens_id,
      coalesce(t.full_name, l.tenant_name, '') as tenant, case when l.id is null then 'Vacant' else 'Let' end as state,
      l.start_date as start, l.end_date as "end", case when l.place = 0 then ${yearly('l')} else 0 end as rent,
      ${yearly('u')} as asked, case when l.place = 0 then coalesce(d.held, 0) else 0 end as deposit,
      coalesce(a.arrears, 0) as arrears
    from (select u.* from ${unitsAt(scoped.until)} and ${mine(scoped, 'u', 'u.id')}) u
      join estate e on e.id = u.estate_id join property p on p.id = u.property_id
      left join users o on o.id = u.landlord_id
      left join lateral (
        select l.*, lu.position as place from lease_unit lu join lease l on l.id = lu.lease_id
        where lu.unit_id = u.id and ${wasLived} and l.start_date <= ${scoped.to}::date
          and ${lastDay(scoped)} >= ${scoped.to}::date
        order by l.start_date desc, l.id desc limit 1) l on true
      left join users t on t.id = l.tenant_id
      left join app.deposits_at(${scoped.estates}::uuid[], ${scoped.to}::date) d on d.lease_id = l.id
      left join (
        select c.unit_id, sum(w.owed)::bigint as arrears
        from app.charges_owed_at(${scoped.estates}::uuid[], ${scoped.to}::date) w join charge c on c.id = w.charge_id
        where c.due_date < ${scoped.to}::date and ${mine(scoped, 'c')} group by 1) a on a.unit_id = u.id`,
}
