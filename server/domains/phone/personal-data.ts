import type { PersonalDataOfDomain } from '../../platform/personal-data/personal-data.ts'

/** What the tables of this domain hold about people, and what is done with it when one is erased. */
export const phonePersonalData: PersonalDataOfDomain = {
  data: [
    {
      table: 'phone_pin',
      activity: 'SECURITY',
      of: 'user_id',
      holds: { pin_hash: 'secret' },
      erase: {}, // goes with the number
      withheld: ['pin_hash'],
    },
  ],
  none: { phone_use: 'channel' },
}
