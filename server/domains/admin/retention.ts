import { sql } from 'kysely'
import type { Retention } from '../../platform/retention/retention.ts'

export const adminRetention: Retention[] = [
  {
    table: 'given_up_job',
    what: 'jobs that a person gave up',
    days: 730,
    why: 'Who asks why something was never sent asks within two years.',
    since: sql`given_up_at`,
    held_by: null,
  },
]
