import { canPutAway } from '@gida/contract/domains/admin/rules'
import type { Actor } from '../../../platform/access/actor.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { orNotFound, problem } from '../../../platform/errors/problem.ts'
import { runningAnnouncements } from './announcement-queries.ts'

/** Dismisses an announcement for this reader, permanently. */
export async function putAwayAnnouncement(tx: Tx, { user_id }: Actor, id: string): Promise<void> {
  const { kind } = orNotFound(
    await runningAnnouncements(tx).select('kind').where('id', '=', id).executeTakeFirst(),
  )
  if (!canPutAway(kind)) throw problem('ILLEGAL_STATE')
  await tx
    .insertInto('platform_announcement_put_away')
    .values({ announcement_id: id, user_id, put_away_at: tx.now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
