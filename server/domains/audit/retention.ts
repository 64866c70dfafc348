import { sql } from 'kysely'
import type { Retention } from '../../platform/retention/retention.ts'

export const auditRetention: Retention[] = [
  {
    table: 'audit_value',
    what: 'the address and the browser of who did something',
    days: 365,
    why: 'it answers who broke in; after a year nobody asks, and the entry stands without it',
    since: sql`recorded_at`,
    only: sql`field like 'from.%'`,
  },
]
