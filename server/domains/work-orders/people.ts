import { sql } from 'kysely'
import type { Tx } from '../../platform/db/db.ts'

/** The staff for an order: managers of its estate and the unit's agent. System only. */
export async function staffOfWork(
  tx: Tx,
  { estate_id, unit_id }: { estate_id: string; unit_id: string | null },
): Promise<string[]> {
  const { rows } = await sql<{ user_id: string }>`
    select user_id from estate_association where estate_id = ${estate_id} and role = 'ESTATE_MANAGER'
    union select user_id from unit_assignment where unit_id = ${unit_id}`.execute(tx)
  return rows.map(({ user_id }) => user_id)
}

/** Everybody whose screens show an order: staff, assignee and owner. */
export async function peopleOfWork(tx: Tx, order_id: string): Promise<string[]> {
  const order = await tx
    .selectFrom('work_order')
    .select(['estate_id', 'unit_id', 'assigned_to', 'landlord_id'])
    .where('id', '=', order_id)
    .executeTakeFirstOrThrow()
  const others = [order.assigned_to, order.landlord_id].filter((id) => id !== null)
  return [...new Set([...(await staffOfWork(tx, order)), ...others])]
}

/** Who lives in a unit today, also who stays on after the lease. System only. */
export async function residentsOf(tx: Tx, unit_id: string): Promise<string[]> {
  const { rows } = await sql<{ user_id: string }>`
    select distinct l.tenant_id as user_id from lease_unit lu join lease l on l.id = lu.lease_id
    where lu.unit_id = ${unit_id} and l.tenant_id is not null
      and (l.status = 'ACTIVE' and lu.during @> app.today() or app.stays_on(lu))`.execute(tx)
  return rows.map(({ user_id }) => user_id)
}
