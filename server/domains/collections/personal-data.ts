import { sql } from 'kysely'
import { ERASED, type PersonalDataOfDomain } from '../../platform/personal-data/personal-data.ts'

/** The personal data in this domain's tables, and what happens to it on erasure. */
export const collectionsPersonalData: PersonalDataOfDomain = {
  data: [
    {
      table: 'contact_note',
      activity: 'TENANCY',
      of: {
        by: 'id',
        where: (person) => sql`tenancy_id in (select id from tenancy where tenant_id = ${person})`,
      },
      holds: { body: 'words' },
      erase: { body: ERASED, client_id: null, sent_sha256: null },
    },
    {
      table: 'payment_promise',
      activity: 'MONEY',
      of: {
        by: 'id',
        where: (person) => sql`tenancy_id in (select id from tenancy where tenant_id = ${person})`,
      },
      holds: { note: 'words' },
      erase: { note: '' },
    },
  ],
  none: {
    contact_note: 'sent_sha256',
    late_fee: 'why',
    reminder: 'skipped',
    reminder_letter: 'channels language',
    reminder_rule: 'channels',
  },
}
