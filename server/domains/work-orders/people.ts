import { sql } from 'kysely'
import type { Tx } from '../../platform/db/db.ts'

/** Who runs the home of an order: the managers of its estate, and who looks after the unit. For the server alone. */
export async function staffOfWork(
  tx: Tx,
  { estate_id, unit_id }: { estate_id: string; unit_id: string | null },
): Promise<string[]> {
  const { rows } = await sql<{ user_id: string }>`
    select user_id from estate_association where estate_id = ${estate_id} and role = 'ESTATE_MANAGER'
    union select user_id from unit_assignment where unit_id = ${unit_id}`.execute(tx)
  return rows.map(({ user_id }) => user_id)
}

/** All whose screens show an order: its staff, its doer, and the owner of the home. */
export async function peopleOfWork(tx: Tx, order_id: string): Promise<string[]> {
  const order = await tx
    .selectFrom('work_order')
    .select(['estate_id', 'unit_id', 'assigned_to', 'landlord_id'])
    .where('id', '=', order_id)
    .executeTakeFirstOrThrow()
  const others = [order.assigned_to, order.landlord_id].filter((id) => id !== null)
  return [...new Set([...(await staffOfWork(tx, order)), ...others])]
}
