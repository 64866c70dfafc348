import type { Actor } from '../../../platform/access/actor.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { problem } from '../../../platform/errors/problem.ts'
import { canWriteEstate } from '../../estates/index.ts'
import { getFee } from './queries.ts'

/** Removes a fee from the schedule. Leases that agreed to it keep it. */
export async function deleteFee(tx: Tx, actor: Actor, id: string): Promise<void> {
  if (!canWriteEstate(actor, await getFee(tx, id))) throw problem('PERMISSION_DENIED')
  await tx.deleteFrom('estate_fee').where('id', '=', id).execute()
}
