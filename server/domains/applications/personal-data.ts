import { sql } from 'kysely'
import type { PersonalDataOfDomain } from '../../platform/personal-data/personal-data.ts'

/** The personal data in this domain's tables, and what happens to it on erasure. */
export const applicationsPersonalData: PersonalDataOfDomain = {
  data: [
    {
      table: 'application',
      activity: 'LETTING',
      of: {
        by: 'id',
        where: (person) =>
          sql`invitation_id in (select id from invitation where accepted_by = ${person}) or lease_id in (select id from lease l where app.tenant_shown(l) = ${person}) or email = (select email from users where id = ${person} and email_verified_at is not null)`,
      },
      holds: {
        token_hash: 'secret',
        full_name: 'name',
        phone: 'contact',
        email: 'contact',
        employment: 'words',
        income_band: 'money',
        message: 'words',
        language: 'words',
        reason: 'words',
      },
      erase: 'rows',
      withheld: ['token_hash'],
    },
  ],
  none: {
    application: 'code',
    listing: 'slug headline description',
    listing_photo: 'sent_sha256',
  },
}
