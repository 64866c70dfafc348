import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/db.ts'
import { problem } from '../../../platform/errors/problem.ts'

/** An estate whose people the actor administers; else 404, or 409 if it is archived. */
export async function refuseForeignEstate(tx: Tx, estate_id: string): Promise<void> {
  const administered = await tx
    .selectFrom('estate')
    .select('status')
    .where('id', '=', estate_id)
    .where(sql<boolean>`(id = any ((select app.administered_estates())::uuid[]) or (select app.sees_all()))`)
    .executeTakeFirst()
  if (!administered) throw problem('ESTATE_NOT_FOUND')
  if (administered.status === 'ARCHIVED') throw problem('ARCHIVED')
}

/** The estates of a person that the actor administers, in a fixed order, so that concurrent calls cannot deadlock. */
export async function administeredEstatesOf(tx: Tx, user_id: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('estate_association')
    .select('estate_id')
    .distinct()
    .where('user_id', '=', user_id)
    .where(
      sql<boolean>`(estate_id = any ((select app.administered_estates())::uuid[]) or (select app.sees_all()))`,
    )
    .orderBy('estate_id')
    .execute()
  return rows.map((row) => row.estate_id)
}
