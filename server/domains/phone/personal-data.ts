import type { PersonalDataOfDomain } from '../../platform/personal-data/personal-data.ts'

/** What the tables of this domain hold about people, and what is done with it when one is erased. */
export const phonePersonalData: PersonalDataOfDomain = {
  data: [
    {
      table: 'phone_pin',
      activity: 'SECURITY',
      of: 'user_id',
      holds: { pin_hash: 'secret' },
      erase: {}, // deleted with the number
      withheld: ['pin_hash'],
    },
    {
      table: 'ussd_session',
      activity: 'SECURITY',
      of: null,
      holds: { phone: 'contact', session_id: 'secret' },
      erase: {},
    },
  ],
  none: { phone_use: 'channel', ussd_session: 'base path wrong_pin_in' },
}
