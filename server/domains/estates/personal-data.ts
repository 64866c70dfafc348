import { sql } from 'kysely'
import type { PersonalDataOfDomain } from '../../platform/personal-data/personal-data.ts'

/** The personal data in this domain's tables, and what happens to it on erasure. */
export const estatesPersonalData: PersonalDataOfDomain = {
  data: [
    {
      table: 'property',
      activity: 'TENANCY',
      of: 'landlord_id',
      holds: { address: 'address' },
      erase: 'keep',
    },
    {
      table: 'unit',
      activity: 'TENANCY',
      of: null,
      holds: { let_to: 'name' },
      erase: {},
    },
  ],
  none: {
    property: 'name',
    unit: 'name block',
    estate: 'name address state lga receipt_prefix sent_sha256',
    holiday: 'name',
  },
  blocks: async (tx, user_id) => {
    const { rows } = await sql<{ reason: string }>`
      select 'You own homes in ' || e.name || ': they are handed on or taken out first.' as reason
      from property p join estate e on e.id = p.estate_id where p.landlord_id = ${user_id} and e.status <> 'ARCHIVED' group by e.name
      union all
      select 'You manage ' || e.name || ' alone: it gets another manager, or is archived, first.' from estate e
        join estate_association a on a.estate_id = e.id and a.user_id = ${user_id} and a.role = 'ESTATE_MANAGER'
      where e.status <> 'ARCHIVED' and not exists (select from estate_association o join users u on u.id = o.user_id
        where o.estate_id = e.id and o.role = 'ESTATE_MANAGER' and o.user_id <> ${user_id} and u.status <> 'INACTIVE')`.execute(
      tx,
    )
    return rows.map(({ reason }) => ({ reason, until: null }))
  },
}
