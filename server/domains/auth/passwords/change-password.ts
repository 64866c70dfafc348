import type { ChangePasswordBody } from '@gida/contract/domains/auth/password'
import type { Session } from '@gida/contract/domains/auth/session'
import type { z } from 'zod'
import type { Actor } from '../../../platform/access/actor.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { problem } from '../../../platform/errors/problem.ts'
import type { Services } from '../../../platform/services.ts'
import { getUser } from '../../users/index.ts'
import { asSystemFor } from '../as-system.ts'
import { openSession } from '../open-session.ts'
import type { Visitor } from '../sessions/device.ts'
import { spendTry } from '../sign-in-throttle.ts'
import { checkPassword } from './check-password.ts'
import { hashPassword, refuseWeakPassword } from './password.ts'
import { storePassword } from './store-password.ts'

/**
 * Changes a person's own password. All their sessions end, including this one; the response contains a new one, so only whoever
 * changed it stays signed in.
 */
export async function changePassword(
  services: Services,
  actor: Actor,
  { current_password, new_password }: z.infer<typeof ChangePasswordBody>,
  visitor: Visitor,
): Promise<Session> {
  const { user, tried, present } = await asSystemFor(services, actor, async (tx) => ({
    user: await getUser(tx, actor.user_id),
    tried: await spendTry(tx, actor.user_id, visitor),
    present: await findHash(tx, actor.user_id),
  }))
  if (!(await checkPassword(services, tried, current_password, present))) throw problem('WRONG_PASSWORD')
  await refuseWeakPassword(new_password, user.email ?? '')
  const password_hash = await hashPassword(new_password)
  return services.transaction('system', async (tx) => {
    // A concurrent change: the second one no longer matches the stored hash.
    if ((await findHash(tx, user.id, { lock: true })) !== present) throw problem('WRONG_PASSWORD')
    await storePassword(tx, user, password_hash, 'password changed')
    return openSession(tx, services, await getUser(tx, user.id), visitor)
  })
}

async function findHash(tx: Tx, user_id: string, options: { lock?: true } = {}): Promise<string | undefined> {
  const found = await tx
    .selectFrom('credential')
    .select('password_hash')
    .where('user_id', '=', user_id)
    .$if(options.lock === true, (query) => query.forUpdate())
    .executeTakeFirst()
  return found?.password_hash
}
