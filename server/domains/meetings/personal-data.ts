import type { PersonalDataOfDomain } from '../../platform/personal-data/personal-data.ts'

/** The personal data in this domain's tables, and what happens to it on erasure. */
export const meetingsPersonalData: PersonalDataOfDomain = {
  data: [
    {
      table: 'meeting_answer',
      activity: 'MEETINGS',
      of: 'user_id',
      holds: { note: 'words' },
      erase: { note: '' },
    },
    {
      table: 'meeting_link',
      activity: 'MEETINGS',
      of: 'user_id',
      holds: { token_hash: 'secret' },
      erase: 'rows',
      withheld: ['token_hash'],
    },
    {
      table: 'meeting_poll_invitee',
      activity: 'MEETINGS',
      of: 'user_id',
      holds: { token_hash: 'secret' },
      erase: { token_hash: null },
      withheld: ['token_hash'],
    },
    {
      table: 'meeting',
      activity: 'MEETINGS',
      of: null,
      holds: {
        title: 'words',
        location: 'address',
        url: 'words',
        agenda: 'words',
        cancel_reason: 'words',
        minutes: 'words',
      },
      erase: {},
    },
    {
      table: 'meeting_poll',
      activity: 'MEETINGS',
      of: null,
      holds: { title: 'words', location: 'address', url: 'words', agenda: 'words' },
      erase: {},
    },
  ],
  none: {
    meeting: 'meeting_type status',
    meeting_answer: 'status',
    meeting_poll: 'meeting_type status',
    meeting_series: 'recurrence',
  },
}
