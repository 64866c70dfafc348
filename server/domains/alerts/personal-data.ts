import { ERASED, type PersonalDataOfDomain } from '../../platform/personal-data/personal-data.ts'

/** The personal data in this domain's tables, and what happens to it on erasure. */
export const alertsPersonalData: PersonalDataOfDomain = {
  data: [
    {
      table: 'alert_recipient',
      activity: 'SAFETY',
      of: 'user_id',
      holds: {
        name: 'name',
        phone: 'contact',
        unit: 'address',
        block: 'address',
        note: 'words',
        answered_by: 'name',
        token_hash: 'secret',
        kin_token_hash: 'secret',
      },
      erase: { name: ERASED, phone: null, unit: null, block: null, note: null, answered_by: null },
      withheld: ['answered_by', 'token_hash', 'kin_token_hash'],
    },
    {
      table: 'alert_roster',
      activity: 'SAFETY',
      of: 'user_id',
      holds: { name: 'name', phone: 'contact', block: 'address' },
      erase: 'rows',
    },
    {
      table: 'alert_event',
      activity: 'SAFETY',
      of: null,
      holds: { by_name: 'name', note: 'words' },
      erase: {},
    },
    {
      table: 'alert',
      activity: 'SAFETY',
      of: null,
      holds: { title: 'words', message: 'words', raised_by: 'name', close_note: 'words' },
      erase: {},
    },
  ],
  none: {
    alert: 'block',
    alert_event: 'kind',
  },
}
