import type { Actor } from '../../../platform/access/actor.ts'
import { requireStepUp } from '../../../platform/access/require-step-up.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { problem } from '../../../platform/errors/problem.ts'
import { setStatus } from '../accounts/set-status.ts'
import { getUser } from '../user-row.ts'

/** Lifts a suspension and restores the former status. */
export async function restorePerson(tx: Tx, actor: Actor, id: string): Promise<void> {
  await getUser(tx, id)
  await requireStepUp(tx, actor)
  const lifted = await tx
    .updateTable('person_suspension')
    .set({ lifted_at: tx.now, lifted_by: actor.user_id })
    .where('user_id', '=', id)
    .where('lifted_at', 'is', null)
    .returning('status_before')
    .executeTakeFirst()
  if (!lifted) throw problem('ILLEGAL_STATE')
  await setStatus(tx, id, lifted.status_before)
}
