import { sql } from 'kysely'
import type { Retention } from '../../platform/retention/retention.ts'

export const collectionRetention: Retention[] = [
  {
    table: 'sms_day',
    what: 'what was set aside for texts on a day',
    days: 730,
    why: 'Holds the limit of its day; after that it is a figure to look back at.',
    since: sql`(day::timestamp at time zone 'Africa/Lagos')`,
    held_by: null,
  },
]
