import type { Actor } from '../../platform/access/actor.ts'
import type { Tx } from '../../platform/db/db.ts'
import type { Services } from '../../platform/services.ts'

/**
 * Changes a person's own credentials with system rights, after checking that their session is valid; those tables are not writable
 * for people. `work` must restrict itself to `actor.user_id`.
 */
export async function asSystemFor<T>(
  services: Services,
  actor: Actor,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  await services.transaction(actor, async () => {})
  return services.transaction('system', work)
}
