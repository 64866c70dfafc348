import { type Day, lagosDay } from '@gida/contract/shared/dates'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/db.ts'
import { markUnits } from '../../estates/index.ts'
import { keepsUnits } from '../invited/unit-taken.ts'

/** The units of a lease, its main unit first. */
export async function unitsOf(tx: Tx, lease_id: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('lease_unit')
    .select('unit_id')
    .where('lease_id', '=', lease_id)
    .orderBy('position')
    .execute()
  return rows.map((row) => row.unit_id)
}

/** Derives unit statuses from their leases: occupied, reserved (also for an invitation) or vacant. */
export async function updateUnitStatuses(
  tx: Tx,
  unit_ids: readonly string[],
  today: Day = lagosDay(tx.now),
): Promise<void> {
  type Standing = 'VACANT' | 'RESERVED' | 'OCCUPIED'
  const { rows } = await sql<{ id: string; standing: Standing }>`
    select u.id, case
        when coalesce(bool_or(l.status = 'ACTIVE' and lower(lu.during) <= ${today}::date), false) then 'OCCUPIED'
        when bool_or(lu.is_live or ${keepsUnits(tx.now)}) then 'RESERVED' else 'VACANT' end as standing
    from unnest(${unit_ids}::uuid[]) u (id)
      left join lease_unit lu on lu.unit_id = u.id
      left join lease l on l.id = lu.lease_id and (lu.is_live or l.status = 'DRAFT')
    group by u.id order by u.id`.execute(tx)
  for (const standing of ['VACANT', 'RESERVED', 'OCCUPIED'] as const) {
    const ids = rows.filter((row) => row.standing === standing).map((row) => row.id)
    await markUnits(tx, ids, standing)
  }
}
