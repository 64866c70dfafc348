import type { Actor } from '../../../platform/access/actor.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { Problem, problem } from '../../../platform/errors/problem.ts'
import { publish } from '../../../platform/jobs/events.ts'
import { estateSetupChanged } from '../events.ts'
import { canWriteEstate } from '../policy.ts'
import { getEstate } from '../queries.ts'

/** Activates a draft estate once it has a unit. Idempotent. */
export async function activateEstate(tx: Tx, actor: Actor, id: string): Promise<void> {
  const estate = await getEstate(tx, actor, id)
  if (!canWriteEstate(actor, estate)) throw problem('PERMISSION_DENIED')
  if (estate.status === 'ACTIVE') return
  if (estate.status === 'ARCHIVED') throw refusal('An archived estate cannot be activated.', estate.status)
  if (estate.unit_count === 0)
    throw refusal('Add at least one unit before you activate this estate.', estate.status)

  const activated = await tx
    .updateTable('estate')
    .set({ status: 'ACTIVE', updated_at: tx.now })
    .where('id', '=', id)
    .where('status', '=', 'DRAFT')
    .executeTakeFirst()
  if (activated.numUpdatedRows > 0n) await publish(tx, estateSetupChanged, { estate_id: id })
}

const refusal = (message: string, status: string) =>
  new Problem('ILLEGAL_STATE', { message, details: { status } })
