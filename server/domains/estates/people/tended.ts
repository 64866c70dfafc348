import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/db.ts'
import { problem } from '../../../platform/errors/problem.ts'

/** An estate whose people the actor tends, or 404. */
export async function refuseForeignEstate(tx: Tx, estate_id: string): Promise<void> {
  const tended = await tx
    .selectFrom('estate')
    .select('id')
    .where('id', '=', estate_id)
    .where(sql<boolean>`(id = any ((select app.tended_estates())::uuid[]) or (select app.sees_all()))`)
    .executeTakeFirst()
  if (!tended) throw problem('ESTATE_NOT_FOUND')
}

/** Where a person belongs, of the estates whose people the actor tends. In one order for all, so that nobody waits in a circle. */
export async function tendedEstatesOf(tx: Tx, user_id: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('estate_association')
    .select('estate_id')
    .distinct()
    .where('user_id', '=', user_id)
    .where(sql<boolean>`(estate_id = any ((select app.tended_estates())::uuid[]) or (select app.sees_all()))`)
    .orderBy('estate_id')
    .execute()
  return rows.map((row) => row.estate_id)
}
