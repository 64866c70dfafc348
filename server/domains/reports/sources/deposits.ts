import { sql } from 'kysely'
import { mine, ownedBy } from '../engine/scope.ts'
import type { Source } from '../engine/source.ts'

export const deposits: Source = {
  order: [
    ['estate', 'text'],
    ['property', 'text'],
    ['unit', 'text'],
    ['key', 'text'],
  ],
  rows: (scoped) => sql`
    select coalesce(u.name, '') as unit, coalesce(t.full_name, l.tenant_name, 'Of no lease') as tenant, coalesce(p.name, '') as property,
      e.name as estate, coalesce(o.full_name, '') as owner, d.came, d.went, d.held, l.id as opens_id,
      coalesce(l.id, d.estate_id)::text as key, case when d.held > 0 then 'Held' else 'Left' end as state
    from app.deposits_at(${scoped.estates}::uuid[], ${scoped.to}::date) d join estate e on e.id = d.estate_id
      left join lease l on l.id = d.lease_id left join unit u on u.id = l.unit_id left join property p on p.id = l.property_id
      left join users t on t.id = l.tenant_id left join users o on o.id = l.landlord_id
    where d.lease_id is null and ${ownedBy(scoped, 'l.landlord_id')} or ${mine(scoped, 'l')}`,
}
