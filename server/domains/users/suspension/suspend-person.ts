import { sql } from 'kysely'
import type { Actor } from '../../../platform/access/actor.ts'
import { requireStepUp } from '../../../platform/access/require-step-up.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { LOCKS } from '../../../platform/db/lock-names.ts'
import { exists } from '../../../platform/db/rows/exists.ts'
import { problem } from '../../../platform/errors/problem.ts'
import { setStatus } from '../accounts/set-status.ts'
import { isSuspended } from '../person-row.ts'
import { getUser } from '../user-row.ts'

/**
 * Suspends a person on the platform, with a stored reason. Their data stay, and payments under way complete. This may leave an
 * estate without a manager: fraud is not tolerated for lack of another one.
 */
export async function suspendPerson(tx: Tx, actor: Actor, id: string, reason: string): Promise<void> {
  const person = await getUser(tx, id)
  if (id === actor.user_id) throw problem('OWN_SUSPENSION')
  if (await isSuspended(tx, id)) throw problem('ILLEGAL_STATE')
  await requireStepUp(tx, actor)
  if (person.role === 'ADMIN') await requireRemainingAdmin(tx, id)
  await tx
    .insertInto('person_suspension')
    .values({
      ...{ user_id: id, reason, status_before: person.status },
      ...{ suspended_by: actor.user_id, suspended_at: tx.now },
    })
    .execute()
  await setStatus(tx, id, 'INACTIVE')
}

/** Serializes suspensions of admins, so that two who suspend each other do not leave none. */
async function requireRemainingAdmin(tx: Tx, id: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(${LOCKS.admins}, 0)`.execute(tx)
  const others = tx
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'ADMIN')
    .where('status', '<>', 'INACTIVE')
    .where('id', '<>', id)
  if (!(await exists(others))) throw problem('LAST_ADMIN')
}
