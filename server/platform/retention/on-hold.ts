import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../db/db.ts'

/** Whom or what somebody wants to forget or erase. */
export type Holdable = { user_id: string } | { estate_id: string } | { lease_id: string }

/** Whether a legal hold is on a person, an estate or a lease: nothing of theirs is forgotten or erased until it is lifted. */
export async function isOnHold(tx: Tx, of: Holdable): Promise<boolean> {
  const { user_id = null, estate_id = null, lease_id = null } = of as Partial<Record<string, string>>
  const { rows } = await sql<{ held: boolean }>`
    select app.on_hold(${user_id}::uuid, ${estate_id}::uuid, ${lease_id}::uuid) as held`.execute(tx)
  return rows[0]?.held ?? false
}

/** Whether a row is free of any hold, by what it names: people, an estate, a lease. Where nothing is held, no row is looked at. */
export const isFree = (row: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`case when (select app.is_any_held()) then not app.row_on_hold(${row}) else true end`
