import { type RawBuilder, sql } from 'kysely'
import { ERASED, type PersonalDataOfDomain } from '../../platform/personal-data/personal-data.ts'

/** The names that somebody has and had. */
const namesOf = (person: RawBuilder<string>) => sql`
  select full_name from users where id = ${person}
  union select v.value from audit_entry e join audit_value v on v.number = e.number
  where e.person_id = ${person} and e.table_name = 'users' and v.field in ('before.full_name', 'after.full_name')`

/** The personal data in this domain's tables, and what happens to it on erasure. */
export const notificationsPersonalData: PersonalDataOfDomain = {
  data: [
    {
      table: 'notification',
      activity: 'TELLING',
      of: 'user_id',
      holds: { title: 'words', message: 'words' },
      erase: 'rows',
      is_of_others: true,
    },
    {
      // The beginning of what a person wrote is stored with its recipients, under the name that they had then.
      table: 'notification',
      activity: 'TELLING',
      of: {
        by: 'id',
        where: (person) => sql`type = 'message' and title in (${namesOf(person)})
          and split_part(key, ':', 1) = 'message'
          and split_part(key, ':', 2) in (select conversation_id::text from message where sender_id = ${person})`,
      },
      holds: { message: 'words' },
      erase: { message: ERASED },
      is_of_others: true,
    },
    {
      table: 'push_subscription',
      activity: 'TELLING',
      of: 'user_id',
      holds: { endpoint: 'device', p256dh: 'secret', auth: 'secret', user_agent: 'device' },
      erase: 'rows',
      withheld: ['p256dh', 'auth'],
      goes_at_once: true,
    },
    { table: 'notification_choice', activity: 'TELLING', of: 'user_id', holds: {}, erase: 'rows' },
    { table: 'notification_setting', activity: 'TELLING', of: 'user_id', holds: {}, erase: 'rows' },
    {
      table: 'announcement',
      activity: 'TELLING',
      of: null,
      holds: { title: 'words', message: 'words', message_pcm: 'words', audience: 'words' },
      erase: {},
    },
  ],
  none: {
    announcement: 'channels state refusal',
    notification: 'action_url key',
    notification_choice: 'channel',
    notification_setting: 'quiet_from quiet_to digest_at',
  },
}
