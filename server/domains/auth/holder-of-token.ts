import type { Actor } from '../../platform/access/actor.ts'
import { hashToken } from '../../platform/access/link-tokens.ts'
import { permissionsOf } from '../../platform/access/tokens.ts'
import type { Services } from '../../platform/services.ts'
import { getUser, rightsOf } from '../users/index.ts'

/**
 * The owner of a refresh token, without using it up: a page without scripts keeps one as its cookie, and might lose the successor on
 * a bad connection. Null if it was used, or its session or the person's membership has ended.
 */
export function holderOfToken(services: Services, refresh_token: string): Promise<Actor | null> {
  return services.transaction('system', async (tx) => {
    const session = await tx
      .selectFrom('refresh_token')
      .innerJoin('session', 'session.id', 'refresh_token.session_id')
      .select(['session.id', 'session.user_id'])
      .where('token_hash', '=', hashToken(refresh_token))
      .where('used_at', 'is', null)
      .where('refresh_token.expires_at', '>', tx.now)
      .where('session.ended_at', 'is', null)
      .executeTakeFirst()
    if (!session) return null
    const user = await getUser(tx, session.user_id)
    if (user.status === 'INACTIVE') return null
    const rights = rightsOf(user)
    return {
      user_id: user.id,
      session_id: session.id,
      role: rights.role,
      permissions: permissionsOf(rights),
      rights_version: user.rights_version,
    }
  })
}
