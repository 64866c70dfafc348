import { ERASED, type PersonalDataOfDomain } from '../../platform/personal-data/personal-data.ts'

/** What the tables of this domain hold about people, and what is done with it when one is erased. */
export const autopayPersonalData: PersonalDataOfDomain = {
  data: [
    {
      table: 'payment_method',
      activity: 'MONEY',
      of: 'user_id',
      holds: {
        payer_email: 'contact',
        brand: 'account',
        last4: 'account',
        bank: 'account',
        signature: 'secret',
        sealed_authorization: 'secret',
      },
      erase: { payer_email: ERASED, brand: null, last4: null, bank: null, sealed_authorization: null },
      withheld: ['signature', 'sealed_authorization'],
    },
    {
      table: 'card_consent',
      activity: 'CONSENTS',
      of: 'user_id',
      holds: { email: 'contact' },
      erase: { email: null },
    },
  ],
  none: {
    autopay_charge: 'failure',
    autopay_instruction: 'transaction_types reason',
  },
}
