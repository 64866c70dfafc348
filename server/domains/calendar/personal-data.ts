import type { PersonalDataOfDomain } from '../../platform/personal-data/personal-data.ts'

/** The personal data in this domain's tables, and what happens to it on erasure. */
export const calendarPersonalData: PersonalDataOfDomain = {
  data: [
    {
      table: 'calendar_entry',
      activity: 'MEETINGS',
      of: 'user_id',
      holds: { title: 'words', notes: 'words' },
      erase: 'rows',
    },
    {
      table: 'calendar_feed',
      activity: 'MEETINGS',
      of: 'user_id',
      holds: { token_hash: 'secret' },
      erase: 'rows',
      withheld: ['token_hash'],
      goes_at_once: true,
    },
  ],
  none: { calendar_entry: 'sent_sha256' },
}
