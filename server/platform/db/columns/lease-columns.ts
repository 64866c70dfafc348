import type { Day } from '@gida/contract/shared/dates'
import { sql } from 'kysely'

/** A lease that took effect: neither a draft nor cancelled before it began. `of` is its alias. */
export const tookEffect = (of: string) =>
  sql<boolean>`(${sql.ref(`${of}.status`)} not in ('DRAFT', 'PENDING_SIGNATURE')
    and coalesce(${sql.ref(`${of}.ending_kind`)}, '') not in ('CALLED_OFF', 'CANCELLED', 'DECLINED'))`
export const wasLived = tookEffect('l')

/** The last day that was agreed, also where the lease ended earlier. `of` is its alias. */
export const agreedEnd = (of: string) =>
  sql<Day>`coalesce(${sql.ref(`${of}.agreed_end_date`)}, ${sql.ref(`${of}.end_date`)})`

/** The last day of a lease `l`; while the tenant stays on, at least today. */
export const lastDay = ({ today }: { today: Day }) =>
  sql<Day>`case when l.status = 'ACTIVE' then greatest(l.end_date, ${today}::date) else l.end_date end`
