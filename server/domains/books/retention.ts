import { sql } from 'kysely'
import type { Retention } from '../../platform/retention/retention.ts'

export const bookRetention: Retention[] = [
  {
    table: 'ledger_check',
    what: 'ledger checks, with their rules',
    days: 90,
    why: 'Each says how the books stood; they can be checked again at any time.',
    since: sql`finished_at`,
    held_by: null,
  },
]
