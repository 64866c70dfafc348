import type { Context } from '@gida/contract/domains/auth/session'
import type { User } from '@gida/contract/domains/users/user'
import type { Actor } from '../../platform/access/actor.ts'
import type { Tx } from '../../platform/db/db.ts'
import { isSetupOnly } from './second-factor/factor.ts'

/** Who is signed in, what they may do and where, and how much is unread. */
export async function getContext(tx: Tx, actor: Actor, user: User): Promise<Context> {
  const setupOnly = actor.role === 'ADMIN' && (await isSetupOnly(tx, actor))
  const unread = await tx
    .selectFrom('notification')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', actor.user_id)
    .where('read_at', 'is', null)
    .executeTakeFirstOrThrow()
  return {
    user,
    permissions: [...actor.permissions],
    estates: user.estate_associations.map(({ estate_id, ...estate }) => ({ id: estate_id, ...estate })),
    unread_count: unread.count,
    ...(setupOnly ? { must_set_up_second_factor: true as const } : {}),
  }
}
