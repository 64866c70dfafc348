import type { Day } from '@gida/contract/shared/dates'
import { sql } from 'kysely'

/** A lease `l` that took effect: neither a draft nor cancelled before it began. */
export const wasLived = sql<boolean>`l.status not in ('DRAFT', 'PENDING_SIGNATURE')
  and coalesce(l.ending_kind, '') not in ('CALLED_OFF', 'CANCELLED', 'DECLINED')`

/** The last day of a lease `l`; while the tenant stays on, at least today. */
export const lastDay = ({ today }: { today: Day }) =>
  sql<Day>`case when l.status = 'ACTIVE' then greatest(l.end_date, ${today}::date) else l.end_date end`
