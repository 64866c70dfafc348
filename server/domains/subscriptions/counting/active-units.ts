import type { Day } from '@gida/contract/shared/dates'
import { lagosDay } from '@gida/contract/shared/dates'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/db.ts'

/**
 * Active units of an estate within some days: each that had a lease in force on one of them, once. A tenant who stays on past the
 * last day of a lease that nobody ended is one; a draft, and what was called off, is none.
 */
export async function countActiveUnits(tx: Tx, estate_id: string, from: Day, to: Day): Promise<number> {
  const { rows } = await sql<{ units: number }>`
    select count(distinct lu.unit_id) as units from lease_unit lu join lease l on l.id = lu.lease_id
    where lu.estate_id = ${estate_id} and l.status not in ('DRAFT', 'PENDING_SIGNATURE')
      and coalesce(l.ending_kind, '') not in ('CALLED_OFF', 'CANCELLED', 'DECLINED') and l.start_date <= ${to}::date
      and case when l.status = 'ACTIVE' then greatest(l.end_date, ${lagosDay(tx.now)}::date) else l.end_date end
        >= ${from}::date`.execute(tx)
  return rows[0]?.units ?? 0
}
