import { sql } from 'kysely'
import type { Retention } from '../../platform/retention/retention.ts'

export const READ_KEPT_DAYS = 180

export const notificationRetention: Retention[] = [
  {
    table: 'notification',
    what: 'notifications that were read',
    days: READ_KEPT_DAYS,
    why: 'What has not been read is kept until it is.',
    since: sql`read_at`,
  },
]
