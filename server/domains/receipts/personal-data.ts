import type { PersonalDataOfDomain } from '../../platform/personal-data/personal-data.ts'

/** What the tables of this domain hold about people, and what is done with it when one is erased. */
export const receiptsPersonalData: PersonalDataOfDomain = {
  data: [
    {
      table: 'receipt',
      activity: 'MONEY',
      of: 'tenant_id',
      holds: { facts: 'words', file_key: 'file', signed_text: 'words' },
      erase: 'keep',
      withheld: ['signed_text', 'file_key', 'facts'],
      files: ({ id, file_key }) => ({ keys: file_key ? [String(file_key)] : [], name: `receipt ${id}.pdf` }),
    },
  ],
  none: {
    receipt: 'number sha256 signature',
    receipt_chain: 'last_digest',
    receipt_key: 'id public_key',
  },
}
