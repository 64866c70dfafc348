import type { PersonalDataOfDomain } from '../../platform/personal-data/personal-data.ts'

/** The personal data in this domain's tables, and what happens to it on erasure. */
export const billsPersonalData: PersonalDataOfDomain = {
  data: [
    {
      table: 'vendor_bill',
      activity: 'MONEY',
      of: null,
      holds: { vendor_name: 'name', title: 'words', lines: 'words', void_reason: 'words' },
      erase: 'keep',
    },
    {
      table: 'vendor_payment',
      activity: 'MONEY',
      of: null,
      holds: { bank_name: 'account', account_number: 'account', account_name: 'name', void_reason: 'words' },
      erase: 'keep',
    },
  ],
  none: {
    vendor_bill: 'number bearer',
    vendor_payment: 'bearer way bank_reference',
    wht_remittance: 'reference void_reason',
  },
}
