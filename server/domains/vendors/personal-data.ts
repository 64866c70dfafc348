import type { PersonalDataOfDomain } from '../../platform/personal-data/personal-data.ts'

/** The personal data in this domain's tables, and what happens to it on erasure. */
export const vendorsPersonalData: PersonalDataOfDomain = {
  data: [
    {
      table: 'vendor',
      activity: 'OFFICE',
      of: null,
      holds: {
        name: 'name',
        area: 'address',
        phone: 'contact',
        email: 'contact',
        tin: 'identity',
        licence: 'identity',
        hold_reason: 'words',
        bank_code: 'account',
        bank_name: 'account',
        account_number: 'account',
        account_name: 'name',
      },
      erase: 'keep',
    },
  ],
  none: { vendor: 'sent_sha256' },
}
