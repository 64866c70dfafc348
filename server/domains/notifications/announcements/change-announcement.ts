import type { AnnouncementBody } from '@gida/contract/domains/notifications/announcement'
import type { Actor } from '../../../platform/access/actor.ts'
import { elevateToSystem } from '../../../platform/access/elevate-to-system.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { orNotFound } from '../../../platform/errors/problem.ts'
import { reach } from './audience.ts'
import { isTheirs } from './is-theirs.ts'
import { goOrWait, refuseUnlessWaiting, refuseWrongTime, rowOf, type Sent } from './send-announcement.ts'

/** Changes a waiting announcement. It is then sent with the permissions of whoever changed it. */
export async function updateAnnouncement(
  tx: Tx,
  actor: Actor,
  id: string,
  wanted: AnnouncementBody,
): Promise<Sent> {
  await refuseUnseen(tx, id)
  refuseWrongTime(tx, wanted)
  const reached = await reach(tx, actor, wanted)
  await lockWaiting(tx, id)
  await tx
    .updateTable('announcement')
    .set(await rowOf(tx, actor, reached, wanted))
    .where('id', '=', id)
    .execute()
  return goOrWait(tx, id, reached, wanted)
}

/** Withdraws a waiting announcement without telling anybody. */
export async function withdrawAnnouncement(tx: Tx, id: string): Promise<void> {
  await refuseUnseen(tx, id)
  await elevateToSystem(tx)
  await lockWaiting(tx, id)
  await tx.updateTable('announcement').set({ state: 'WITHDRAWN' }).where('id', '=', id).execute()
}

/** 404 unless the actor sent it or manages its estate. */
const refuseUnseen = async (tx: Tx, id: string) =>
  orNotFound(
    await tx.selectFrom('announcement').select('id').where('id', '=', id).where(isTheirs).executeTakeFirst(),
  )

async function lockWaiting(tx: Tx, id: string): Promise<void> {
  const row = await tx
    .selectFrom('announcement')
    .select('state')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow()
  refuseUnlessWaiting(row)
}
