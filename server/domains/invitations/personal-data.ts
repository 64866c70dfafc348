import { sql } from 'kysely'
import type { PersonalDataOfDomain } from '../../platform/personal-data/personal-data.ts'

/** The personal data in this domain's tables, and what happens to it on erasure. */
export const invitationsPersonalData: PersonalDataOfDomain = {
  data: [
    {
      table: 'invitation',
      activity: 'LETTING',
      of: {
        by: 'id',
        where: (person) =>
          sql`accepted_by = ${person} or user_id = ${person} or email = (select email from users where id = ${person} and email_verified_at is not null)`,
      },
      holds: { email: 'contact', phone: 'contact', full_name: 'name', message: 'words', language: 'words' },
      erase: { email: 'erased@erased.invalid', phone: null, full_name: null, message: null, language: 'en' },
      withheld: ['message'],
    },
    { table: 'invitation_link', activity: 'LETTING', of: null, holds: { token_hash: 'secret' }, erase: {} },
  ],
  none: {
    invitation_link: 'channel',
  },
}
