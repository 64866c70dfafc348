import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/db.ts'
import { joinEstate } from '../estate/join-estate.ts'

/** Assigns units of one estate to a property manager. */
export async function entrustUnits(
  tx: Tx,
  { estate_id, user_id, unit_ids }: { estate_id: string; user_id: string; unit_ids: readonly string[] },
): Promise<void> {
  await joinEstate(tx, { estate_id, user_id, role: 'PROPERTY_MANAGER' })
  await tx
    .insertInto('unit_assignment')
    .columns(['unit_id', 'estate_id', 'user_id'])
    .expression(
      sql`select unit_id, ${estate_id}::uuid, ${user_id}::uuid from unnest(${[...unit_ids]}::uuid[]) as given (unit_id)`,
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
