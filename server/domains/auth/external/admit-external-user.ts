import type { Actor } from '../../../platform/access/actor.ts'
import { permissionsOf } from '../../../platform/access/tokens.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { problem } from '../../../platform/errors/problem.ts'
import type { ExternalBearer } from '../../../platform/identity/read-external-token.ts'
import type { Services } from '../../../platform/services.ts'
import { sha256 } from '../../../platform/sha256.ts'
import { getUser, rightsOf, type UserRow } from '../../users/index.ts'
import { isRequired } from '../second-factor/factor.ts'
import { type IdentityRow, linkIdentity } from './link-identity.ts'

/** How often the last use of a session is updated. */
const USE_NOTED_MS = 5 * 60_000

/**
 * The actor of a token from an external issuer. It gets a session row like any sign-in, so that it is listed, ends on sign-out or
 * deactivation, and stays ended even if the token is sent again.
 */
export async function admitExternalUser(
  tx: Tx,
  services: Services,
  person: ExternalBearer,
): Promise<Actor & { expires_at: Date }> {
  const identity = await linkIdentity(tx, person)
  const user = await getUser(tx, identity.user_id)
  // The second factor is checked at our own sign-in, which an external token bypasses.
  if (isRequired(services.config, user)) throw problem('SECOND_FACTOR_REQUIRED')
  return {
    user_id: user.id,
    session_id: await sessionOf(tx, user, identity, person),
    role: user.role,
    permissions: permissionsOf(rightsOf(user)),
    rights_version: user.rights_version,
    expires_at: person.expires_at,
  }
}

/** The session of this token, or of the issuer's session it belongs to. The database decides whether it has ended. */
async function sessionOf(
  tx: Tx,
  user: UserRow,
  identity: IdentityRow,
  person: ExternalBearer,
): Promise<string> {
  const outside_key = sha256(`${person.issuer} ${person.session}`)
  const known = await tx
    .selectFrom('session')
    .select(['id', 'last_used_at', 'expires_at', 'user_id'])
    .where('outside_key', '=', outside_key)
    .executeTakeFirst()
  if (known) {
    if (known.user_id !== user.id) throw problem('TOKEN_EXPIRED') // linked to another account since
    const isNewer = person.expires_at > known.expires_at
    if (isNewer || tx.now.getTime() - known.last_used_at.getTime() > USE_NOTED_MS) {
      await tx
        .updateTable('session')
        .set({ last_used_at: tx.now, ...(isNewer ? { expires_at: person.expires_at } : {}) })
        .where('id', '=', known.id)
        .execute()
    }
    return known.id
  }
  // Token times are in whole seconds, so one issued in the same second may be older.
  if (identity.tokens_from && person.issued_at <= identity.tokens_from) throw problem('TOKEN_EXPIRED')
  const made = await tx
    .insertInto('session')
    .values({ user_id: user.id, identity_id: identity.id, outside_key, expires_at: person.expires_at })
    .onConflict((conflict) => conflict.column('outside_key').doUpdateSet({ last_used_at: tx.now }))
    .returning('id')
    .executeTakeFirstOrThrow()
  return made.id
}
