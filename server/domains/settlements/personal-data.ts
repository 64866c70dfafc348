import type { PersonalDataOfDomain } from '../../platform/personal-data/personal-data.ts'

/** What the tables of this domain hold about people, and what is done with it when one is erased. */
export const settlementsPersonalData: PersonalDataOfDomain = {
  data: [
    {
      table: 'remittance',
      activity: 'MONEY',
      of: 'landlord_id',
      holds: {
        lines: 'words',
        bank_code: 'account',
        bank_name: 'account',
        account_number: 'account',
        account_name: 'name',
        failure: 'words',
        undone_reason: 'words',
      },
      erase: 'keep',
      withheld: ['lines'],
    },
    {
      table: 'remittance_hold',
      activity: 'MONEY',
      of: 'landlord_id',
      holds: { reason: 'words', note: 'words' },
      erase: 'keep',
    },
    { table: 'settlement_difference', activity: 'MONEY', of: null, holds: { note: 'words' }, erase: {} },
  ],
  none: {
    remittance: 'way reference bank_reference recipient_code',
    provider_settlement: 'provider_id subaccount_code status',
    settlement: 'provider_id',
    settlement_difference: 'key provider_id reference',
    settlement_line: 'provider_id reference',
  },
}
