import { sql } from 'kysely'
import type { Retention } from '../../platform/retention/retention.ts'

export const analyticsRetention: Retention[] = [
  {
    table: 'kept_figure',
    what: 'figures of estates that were worked out',
    days: 2,
    why: 'Each tells of one day, and can be worked out again.',
    since: sql`made_at`,
    held_by: null,
  },
]
