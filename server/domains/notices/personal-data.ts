import { sql } from 'kysely'
import type { PersonalDataOfDomain } from '../../platform/personal-data/personal-data.ts'

/** The personal data in this domain's tables, and what happens to it on erasure. */
export const noticesPersonalData: PersonalDataOfDomain = {
  data: [
    {
      table: 'notice',
      activity: 'TENANCY',
      of: 'tenant_id',
      holds: { tenant_name: 'name', steps: 'words', defects: 'words', reason: 'words' },
      erase: 'keep',
    },
    {
      table: 'notice_service',
      activity: 'TENANCY',
      of: {
        by: 'notice_id',
        where: (person) => sql`notice_id in (select id from notice where tenant_id = ${person})`,
      },
      holds: {
        served_by: 'name',
        served_on_name: 'name',
        relation: 'words',
        place: 'address',
        waybill: 'words',
        note: 'words',
      },
      erase: 'keep',
      withheld: ['served_by', 'served_on_name'],
    },
  ],
  none: {
    notice: 'law_state tenancy length advice_by',
  },
}
