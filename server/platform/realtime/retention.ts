import { sql } from 'kysely'
import type { Retention } from '../retention/retention.ts'
import { KEPT_DAYS } from './live.ts'

export const liveRetention: Retention[] = [
  {
    table: 'live_event',
    what: 'live events',
    days: KEPT_DAYS,
    why: 'For a client that was away; after that it reads its lists anew.',
    since: sql`created_at`,
    held_by: null,
  },
]
