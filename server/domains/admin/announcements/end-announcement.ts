import type { Actor } from '../../../platform/access/actor.ts'
import { requireStepUp } from '../../../platform/access/require-step-up.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { orNotFound, problem } from '../../../platform/errors/problem.ts'
import { tellReaders } from './show-announcement.ts'

/** Ends an announcement early, or cancels it before it starts. */
export async function endPlatformAnnouncement(tx: Tx, actor: Actor, id: string): Promise<void> {
  const { roles } = orNotFound(
    await tx.selectFrom('platform_announcement').select('roles').where('id', '=', id).executeTakeFirst(),
  )
  await requireStepUp(tx, actor)
  const ended = await tx
    .updateTable('platform_announcement')
    .set({ ended_at: tx.now, ended_by: actor.user_id })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .where('ends_at', '>', tx.now)
    .executeTakeFirst()
  if (ended.numUpdatedRows === 0n) throw problem('ILLEGAL_STATE')
  tellReaders(tx, roles)
}
