import type { PersonalDataOfDomain } from '../../platform/personal-data/personal-data.ts'

/** The personal data in this domain's tables, and what happens to it on erasure. */
export const onboardingPersonalData: PersonalDataOfDomain = {
  data: [
    {
      table: 'payout_account',
      activity: 'MONEY',
      of: 'user_id',
      holds: {
        bank_code: 'account',
        bank_name: 'account',
        account_number: 'account',
        account_name: 'name',
        business_name: 'name',
        subaccount_code: 'account',
        undo_hash: 'secret',
      },
      erase: 'keep',
      withheld: ['undo_hash', 'subaccount_code'],
    },
  ],
  none: {},
}
