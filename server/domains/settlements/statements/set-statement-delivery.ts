import type { Actor } from '../../../platform/access/actor.ts'
import type { Tx } from '../../../platform/db/db.ts'

export async function isMailed(tx: Tx, actor: Actor): Promise<boolean> {
  const delivery = await tx
    .selectFrom('statement_delivery')
    .select('user_id')
    .where('user_id', '=', actor.user_id)
    .executeTakeFirst()
  return delivery !== undefined
}

/** Whether a person's own statements are mailed to them each month. */
export async function setStatementDelivery(
  tx: Tx,
  actor: Actor,
  is_mailed: boolean,
): Promise<{ is_mailed: boolean }> {
  if (is_mailed)
    await tx
      .insertInto('statement_delivery')
      .values({ user_id: actor.user_id })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  else await tx.deleteFrom('statement_delivery').where('user_id', '=', actor.user_id).execute()
  return { is_mailed }
}
