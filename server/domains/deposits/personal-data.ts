import { sql } from 'kysely'
import type { PersonalDataOfDomain } from '../../platform/personal-data/personal-data.ts'

/** The personal data in this domain's tables, and what happens to it on erasure. */
export const depositsPersonalData: PersonalDataOfDomain = {
  data: [
    {
      table: 'deposit',
      activity: 'MONEY',
      of: {
        by: 'lease_id',
        where: (person) => sql`lease_id in (select id from lease where tenant_id = ${person})`,
      },
      holds: {
        note: 'words',
        answer_words: 'words',
        bank_code: 'account',
        bank_name: 'account',
        account_number: 'account',
        account_name: 'name',
        bank_reference: 'words',
      },
      erase: 'keep',
      withheld: ['note'],
    },
    { table: 'deposit_deduction', activity: 'MONEY', of: null, holds: { reason: 'words' }, erase: 'keep' },
  ],
  none: {
    deposit_part: 'bank_reference',
  },
}
