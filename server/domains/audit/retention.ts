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
    held_by: sql`(select jsonb_build_object('estate_id', e.estate_id, 'landlord_id', e.landlord_id, 'person_id', e.person_id,
      'user_id', e.actor_id) from audit_entry e where e.number = audit_value.number)`,
  },
]
