import { sql } from 'kysely'
import type { PersonalDataOfDomain } from '../../platform/personal-data/personal-data.ts'

/** The personal data in this domain's tables, and what happens to it on erasure. */
export const inspectionsPersonalData: PersonalDataOfDomain = {
  data: [
    {
      table: 'inspection',
      activity: 'TENANCY',
      of: 'tenant_id',
      holds: { tenant_name: 'name' },
      erase: 'keep',
    },
    {
      table: 'inspection_photo',
      activity: 'TENANCY',
      of: 'uploaded_by',
      holds: {},
      erase: 'keep',
      is_of_others: true, // shows somebody else's home
    },
    {
      table: 'inspection_remark',
      activity: 'TENANCY',
      of: {
        by: 'item_id',
        where: (person) => sql`inspection_id in (select id from inspection where tenant_id = ${person})`,
      },
      holds: { words: 'words' },
      erase: 'keep',
    },
    {
      table: 'inspection_signature',
      activity: 'TENANCY',
      of: 'recorded_by',
      holds: { name: 'name', drawing: 'words', reason: 'words' },
      erase: 'keep',
      is_of_others: true,
    },
    { table: 'inspection_item', activity: 'TENANCY', of: null, holds: { words: 'words' }, erase: 'keep' },
    {
      table: 'inspection_deduction',
      activity: 'TENANCY',
      of: null,
      holds: { words: 'words' },
      erase: 'keep',
    },
  ],
  none: {
    inspection: 'hash',
    inspection_item: 'room name life_class reading units_left',
    inspection_photo: 'taken_sha256 sent_sha256 kept_sha256',
    inspection_signature: 'hash',
  },
}
