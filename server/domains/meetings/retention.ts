import { sql } from 'kysely'
import type { Retention } from '../../platform/retention/retention.ts'

export const meetingRetention: Retention[] = [
  {
    table: 'meeting_link',
    what: 'links by which invitations are answered',
    days: 30,
    why: 'They open nothing once the meeting is over.',
    since: sql`(select m.ends_at from meeting m where m.id = meeting_id)`,
  },
]
