import type { PersonalDataOfDomain } from '../../platform/personal-data/personal-data.ts'

/** What the tables of this domain hold about people, and what is done with it when one is erased. */
export const transfersPersonalData: PersonalDataOfDomain = {
  data: [
    {
      table: 'virtual_account',
      activity: 'MONEY',
      of: 'tenant_id',
      holds: { account_number: 'account', account_name: 'name', bank_name: 'account' },
      erase: 'keep',
    },
    {
      table: 'bank_line',
      activity: 'MONEY',
      of: null,
      holds: { narration: 'words', payer: 'name', note: 'words' },
      erase: 'keep',
    },
    {
      table: 'bank_statement',
      activity: 'MONEY',
      of: null,
      holds: { file_name: 'file', found: 'words' },
      erase: 'keep',
    },
    { table: 'known_payer', activity: 'MONEY', of: null, holds: { payer_key: 'account' }, erase: 'keep' },
  ],
  none: {
    virtual_account: 'customer_code provider_id failure',
    bank_account: 'bank_name account_number account_name',
    bank_line: 'reference fingerprint doubt reasons dismissal',
    bank_line_payment: 'taken_back_reason',
    bank_statement: 'columns failure',
  },
}
