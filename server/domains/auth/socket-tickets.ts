import { randomBytes } from 'node:crypto'
import type { Actor } from '../../platform/access/actor.ts'
import { permissionsOf } from '../../platform/access/tokens.ts'
import type { Tx } from '../../platform/db/db.ts'
import { problem } from '../../platform/errors/problem.ts'
import type { Services } from '../../platform/services.ts'
import { sha256 } from '../../platform/sha256.ts'
import { getUser, rightsOf } from '../users/index.ts'
import { readBearer } from './external/read-bearer.ts'

/** A ticket is part of a URL, which may be logged; so it is short-lived and opens one socket. */
export const TICKET_SECONDS = 30
const PREFIX = 'wst_'

export async function createSocketTicket(
  tx: Tx,
  actor: Actor,
): Promise<{ ticket: string; expires_in: number }> {
  const ticket = PREFIX + randomBytes(24).toString('base64url')
  const expires_at = new Date(tx.now.getTime() + TICKET_SECONDS * 1000)
  await tx
    .insertInto('socket_ticket')
    .values({ ticket_hash: sha256(ticket), session_id: actor.session_id, expires_at })
    .execute()
  return { ticket, expires_in: TICKET_SECONDS }
}

/** The actor of a socket, by a ticket, which is used up here, or by an access token. */
export async function admitToSocket(services: Services, token: string): Promise<Actor> {
  if (!token.startsWith(PREFIX)) return readBearer(services, token)
  return services.transaction('system', async (tx) => {
    const spent = await tx
      .deleteFrom('socket_ticket')
      .where('ticket_hash', '=', sha256(token))
      .where('expires_at', '>', tx.now)
      .returning('session_id')
      .executeTakeFirst()
    if (!spent) throw problem('TOKEN_EXPIRED')
    const session = await tx
      .selectFrom('session')
      .select('user_id')
      .where('id', '=', spent.session_id)
      .where('ended_at', 'is', null)
      .executeTakeFirst()
    if (!session) throw problem('TOKEN_EXPIRED')
    const user = await getUser(tx, session.user_id)
    return {
      user_id: user.id,
      session_id: spent.session_id,
      role: user.role,
      permissions: permissionsOf(rightsOf(user)),
      rights_version: user.rights_version,
    }
  })
}
