import type { Actor } from '../../../platform/access/actor.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { problem } from '../../../platform/errors/problem.ts'
import type { Services } from '../../../platform/services.ts'
import { asSystemFor } from '../as-system.ts'

/** Ends the actor's impersonation. */
export async function stopImpersonation(services: Services, actor: Actor): Promise<void> {
  if (!actor.admin_id) throw problem('ILLEGAL_STATE')
  await asSystemFor(services, actor, (tx) => endImpersonations(tx, 'id', actor.session_id))
}

/** Ends one impersonation, or all based on a consent. */
export async function endImpersonations(tx: Tx, by: 'id' | 'consent_id', id: string): Promise<void> {
  await tx
    .updateTable('impersonation')
    .set({ ended_at: tx.now })
    .where(by, '=', id)
    .where('ended_at', 'is', null)
    .execute()
}
