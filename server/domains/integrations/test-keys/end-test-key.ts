import type { Actor } from '../../../platform/access/actor.ts'
import type { Services } from '../../../platform/services.ts'
import { forgetSandbox } from '../../sandboxes/index.ts'
import { getTestKey } from './test-key-queries.ts'

/** Ends one's own test key from the next call on and deletes its sandbox. */
export async function endTestKey(services: Services, actor: Actor, id: string): Promise<void> {
  await services.transaction(actor, (tx) => getTestKey(tx, actor.user_id, id))
  await forgetSandbox(services, id)
}
