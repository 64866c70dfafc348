import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../db/db.ts'

/** What is to be deleted or erased. */
export type Holdable = { user_id: string } | { estate_id: string } | { lease_id: string }

/** Whether a person, estate or lease is under a legal hold, which prevents deletion and erasure until it is lifted. */
export async function isOnHold(tx: Tx, of: Holdable): Promise<boolean> {
  const { user_id = null, estate_id = null, lease_id = null } = of as Partial<Record<string, string>>
  const { rows } = await sql<{ held: boolean }>`
    select app.on_hold(${user_id}::uuid, ${estate_id}::uuid, ${lease_id}::uuid) as held`.execute(tx)
  return rows[0]?.held ?? false
}

/** SQL condition: is a row free of holds on the people, estate or lease it names? Rows are not inspected if there are no holds. */
export const isFree = (row: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`case when (select app.is_any_held()) then not app.row_on_hold(${row}) else true end`
