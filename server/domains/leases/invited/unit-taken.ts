import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/db.ts'

export type TakenUnit = { unit_name: string; tenant_name: string; is_let: boolean }

/** A unit of a draft that is taken on its dates: let or proposed to somebody, or reserved for another invitation. Let before reserved. */
export async function findUnitTaken(tx: Tx, lease_id: string): Promise<TakenUnit | undefined> {
  const { rows } = await sql<TakenUnit>`
    select u.name as unit_name, coalesce(l.tenant_name, '') as tenant_name, o.is_live as is_let
    from lease_unit mine
      join lease draft on draft.id = mine.lease_id
      join lease_unit o on o.unit_id = mine.unit_id and o.lease_id <> mine.lease_id and o.during && mine.during
      join lease l on l.id = o.lease_id
      join unit u on u.id = o.unit_id
    where mine.lease_id = ${lease_id}
      and (o.is_live or l.invitation_id is distinct from draft.invitation_id and ${keepsUnits(tx.now)})
    order by o.is_live desc limit 1`.execute(tx)
  return rows[0]
}

/** Whether a lease `l` is a draft that reserves its units: while its invitation can be accepted. */
export const keepsUnits = (now: Date) => sql<boolean>`(l.status = 'DRAFT' and exists (
  select from invitation i where i.id = l.invitation_id and i.status = 'PENDING' and i.expires_at > ${now}))`
