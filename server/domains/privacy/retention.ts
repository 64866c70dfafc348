import { sql } from 'kysely'
import type { Retention } from '../../platform/retention/retention.ts'

export const privacyRetention: Retention[] = [
  {
    table: 'consent',
    what: 'what somebody agreed to and took back, or whose account is erased',
    days: 3 * 365,
    why: 'Until then it may have to be proved that what was done meanwhile was allowed.',
    since: sql`coalesce(withdrawn_at, until, (select erased_at from users where users.id = consent.user_id))`,
  },
]
