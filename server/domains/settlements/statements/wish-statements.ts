import type { Actor } from '../../../platform/access/actor.ts'
import type { Tx } from '../../../platform/db/db.ts'

export async function isMailed(tx: Tx, actor: Actor): Promise<boolean> {
  const wish = await tx
    .selectFrom('statement_wish')
    .select('user_id')
    .where('user_id', '=', actor.user_id)
    .executeTakeFirst()
  return wish !== undefined
}

/** Whether a person's own statements are mailed to them each month. */
export async function wishStatements(
  tx: Tx,
  actor: Actor,
  is_mailed: boolean,
): Promise<{ is_mailed: boolean }> {
  if (is_mailed)
    await tx
      .insertInto('statement_wish')
      .values({ user_id: actor.user_id })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  else await tx.deleteFrom('statement_wish').where('user_id', '=', actor.user_id).execute()
  return { is_mailed }
}
