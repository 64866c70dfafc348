import { sql } from 'kysely'
import type { Retention } from '../../platform/retention/retention.ts'

export const phoneRetention: Retention[] = [
  {
    table: 'ussd_session',
    what: 'where somebody was in the menus of USSD',
    days: 1,
    why: 'Whoever is cut off goes on within ten minutes, or begins anew.',
    since: sql`at`,
    held_by: null,
  },
]
