import type { PersonalDataOfDomain } from '../../platform/personal-data/personal-data.ts'

/** What the tables of this domain hold about people, and what is done with it when one is erased. */
export const refundsPersonalData: PersonalDataOfDomain = {
  data: [
    {
      table: 'refund',
      activity: 'MONEY',
      of: 'tenant_id',
      holds: { reason: 'words', hand_reference: 'words', sent_to: 'account', failure: 'words' },
      erase: 'keep',
      withheld: ['failure'],
    },
    {
      table: 'credit_note',
      activity: 'MONEY',
      of: 'tenant_id',
      holds: { facts: 'words' },
      erase: 'keep',
      is_of_others: true,
    },
    {
      table: 'dispute',
      activity: 'MONEY',
      of: 'tenant_id',
      holds: { reason: 'words', answer: 'words' },
      erase: 'keep',
    },
  ],
  none: {
    refund: 'provider_refund_id seen_before',
    credit_note: 'number',
    dispute: 'provider_dispute_id',
  },
}
