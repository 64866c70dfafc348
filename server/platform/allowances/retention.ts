import { sql } from 'kysely'
import type { Retention } from '../retention/retention.ts'

export const allowanceRetention: Retention[] = [
  {
    table: 'allowance',
    what: 'allowances that are full again',
    days: 0,
    why: 'A full one says nothing.',
    since: sql`full_at`,
    held_by: null,
  },
]
