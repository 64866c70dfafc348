import { sql } from 'kysely'
import type { Actor } from '../../../platform/access/actor.ts'
import type { Tx } from '../../../platform/db/db.ts'

export type EstateOccupancy = { estate_id: string; name: string; occupied: number; units: number }

/** Let units by estate: from rollups, or by counting an agent's own units. */
export async function getOccupancy(tx: Tx, actor: Actor, estate_id?: string): Promise<EstateOccupancy[]> {
  const { rows } = await sql<EstateOccupancy>`
    select e.id as estate_id, e.name, coalesce(sum(c.occupied), 0)::bigint as occupied, coalesce(sum(c.units), 0)::bigint as units
    from ${countsOf(actor)} where e.status <> 'ARCHIVED' and ${estate_id ? sql`e.id = ${estate_id}::uuid` : sql`true`}
    group by e.id, e.name order by e.name, e.id`.execute(tx)
  return rows
}

function countsOf(actor: Actor) {
  const kept = sql`select estate_id, occupied_count as occupied, unit_count as units from property`
  switch (actor.role) {
    case 'ESTATE_MANAGER':
      return sql`(select * from estate where id = any ((select app.managed_estates())::uuid[])) e
        left join (${kept}) c on c.estate_id = e.id`
    case 'LANDLORD':
      return sql`estate e join (${kept} where landlord_id = ${actor.user_id}) c on c.estate_id = e.id`
    default:
      return sql`estate e join (select estate_id, (status = 'OCCUPIED')::int as occupied, 1 as units from unit
        where id = any ((select app.assigned_units())::uuid[]) and archived_at is null) c on c.estate_id = e.id`
  }
}
