import { type Day, formatDay } from '@gida/contract/shared/dates'
import { sql } from 'kysely'
import { ERASED, type PersonalDataOfDomain } from '../../platform/personal-data/personal-data.ts'

const ON_A_LEASE = {
  tenant_name: 'name',
  guarantor: 'contact',
  occupants: 'name',
  notes: 'words',
  ending_reason: 'words',
} as const
const OF_OTHERS = ['guarantor', 'occupants', 'notes']

/** What the tables of this domain hold about people, and what is done with it when one is erased. */
export const leasesPersonalData: PersonalDataOfDomain = {
  data: [
    {
      table: 'lease',
      activity: 'TENANCY',
      of: 'tenant_id',
      holds: ON_A_LEASE,
      erase: 'keep',
      withheld: OF_OTHERS,
    },
    { table: 'lease', activity: 'TENANCY', of: 'landlord_id', holds: {}, erase: 'keep' },
    {
      table: 'lease',
      activity: 'LETTING',
      of: {
        by: 'id',
        where: (person) => sql`tenant_id is null and id in (
          select id from lease where declined_by = ${person}
          union
          select l.id from invitation i join lease l on l.invitation_id = i.id
          where i.accepted_by = ${person} or i.user_id = ${person})`,
      },
      holds: ON_A_LEASE,
      erase: { tenant_name: ERASED, guarantor: null, occupants: '[]', notes: '', ending_reason: null },
      withheld: OF_OTHERS,
      keeps_mentions: true,
    },
    {
      table: 'tenancy',
      activity: 'TENANCY',
      of: 'tenant_id',
      holds: { search_text: 'words', sort_name: 'name' },
      erase: {},
      withheld: ['search_text'],
    },
  ],
  none: {
    lease: 'fees followed_as ending_kind brought_forward sent_sha256',
  },
  blocks: async (tx, user_id) => {
    const { rows } = await sql<{ unit: string; until: Day }>`
      select unit.name as unit, lease.end_date as until from lease join unit on unit.id = lease.unit_id
      where lease.tenant_id = ${user_id} and lease.status in ('ACTIVE', 'PENDING_SIGNATURE') order by lease.end_date`.execute(
      tx,
    )
    return rows.map(({ unit, until }) => ({
      reason: `Your tenancy of ${unit} runs until ${formatDay(until)}. Its records need your name until it has ended.`,
      until,
    }))
  },
}
