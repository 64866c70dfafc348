import type { Actor } from '../../platform/access/actor.ts'
import type { Tx } from '../../platform/db/db.ts'
import { problem } from '../../platform/errors/problem.ts'
import { getEstate } from '../estates/index.ts'
import { canManageFund } from './policy.ts'

/** 403 unless the actor runs the estate; refuses an archived one. */
export async function refuseOthers(tx: Tx, actor: Actor, estate_id: string): Promise<void> {
  const estate = await getEstate(tx, actor, estate_id)
  if (!canManageFund(actor, estate)) throw problem('PERMISSION_DENIED')
  if (estate.status === 'ARCHIVED') throw problem('ARCHIVED')
}
