import type { Actor } from '../../platform/access/actor.ts'
import type { Tx } from '../../platform/db/db.ts'
import type { Services } from '../../platform/services.ts'

/**
 * What a person does to their own way in. No person may write those tables, so the server does, once it has seen that
 * the session holds; `work` has to keep to `actor.user_id` by itself.
 */
export async function asSystemFor<T>(
  services: Services,
  actor: Actor,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  await services.transaction(actor, async () => {})
  return services.transaction('system', work)
}
