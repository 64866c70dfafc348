import { CONFIRMED_MINUTES } from '@gida/contract/domains/auth/second-factor'
import { ACCESS_TOKEN_SECONDS, type Session } from '@gida/contract/domains/auth/session'
import { hashToken } from '../../platform/access/link-tokens.ts'
import type { Tx } from '../../platform/db/db.ts'
import type { Services } from '../../platform/services.ts'
import { presentUser, rightsOf, type UserRow } from '../users/index.ts'
import { newToken, REFRESH_DAYS } from './refresh-tokens.ts'
import { needsSetup } from './second-factor/factor.ts'
import { markDevice, type Visitor } from './sessions/device.ts'

/** Opens a session with its first pair of tokens. `confirmed`: the person has just entered a code. */
export async function openSession(
  tx: Tx,
  services: Services,
  user: UserRow,
  visitor: Visitor,
  { confirmed = false }: { confirmed?: boolean } = {},
): Promise<Session> {
  const expires_at = refreshExpiry(tx.now)
  const session = await tx
    .insertInto('session')
    .values({
      user_id: user.id,
      address: visitor.address,
      user_agent: visitor.userAgent,
      device_hash: markDevice(services, visitor),
      expires_at,
      confirmed_until: confirmed ? confirmedUntil(tx.now) : null,
      is_setup_only: await needsSetup(tx, services.config, user),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const refresh_token = newToken()
  await tx
    .insertInto('refresh_token')
    .values({ token_hash: hashToken(refresh_token), session_id: session.id, expires_at })
    .execute()
  return answer(services, user, session.id, refresh_token)
}

export const confirmedUntil = (now: Date) => new Date(now.getTime() + CONFIRMED_MINUTES * 60_000)
export const refreshExpiry = (now: Date) => new Date(now.getTime() + REFRESH_DAYS * 86_400_000)

/** The response of sign-in and refresh. */
export async function answer(
  services: Services,
  user: UserRow,
  session_id: string,
  refresh_token: string,
): Promise<Session> {
  const access_token = await services.tokens.issue({
    user_id: user.id,
    session_id,
    rights_version: user.rights_version,
    ...rightsOf(user),
  })
  return { access_token, refresh_token, expires_in: ACCESS_TOKEN_SECONDS, user: presentUser(user) }
}
