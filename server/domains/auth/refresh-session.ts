import type { Session } from '@gida/contract/domains/auth/session'
import { hashToken } from '../../platform/access/link-tokens.ts'
import type { Tx } from '../../platform/db/db.ts'
import { problem } from '../../platform/errors/problem.ts'
import type { Services } from '../../platform/services.ts'
import { getUser } from '../users/index.ts'
import { closedProblem } from './closed-problem.ts'
import { answer, refreshExpiry } from './open-session.ts'
import { type Outcome, unwrap } from './outcome.ts'
import { GRACE_SECONDS, successorOf } from './refresh-tokens.ts'
import { endSession } from './sessions/end-sessions.ts'

/**
 * Exchanges a refresh token for its successor. A repeat within the grace period returns the same successor; a later repeat means it
 * was stolen, and ends the whole family.
 */
export async function refreshSession(services: Services, refresh_token: string): Promise<Session> {
  return unwrap(await services.transaction('system', (tx) => rotate(tx, services, refresh_token)))
}

/** Returns refusals instead of throwing, since ending a family must be committed. */
async function rotate(tx: Tx, services: Services, token: string): Promise<Outcome<Session>> {
  const spent = await tx
    .selectFrom('refresh_token')
    .innerJoin('session', 'session.id', 'refresh_token.session_id')
    .select([
      'refresh_token.used_at',
      'refresh_token.expires_at',
      'session.id',
      'session.user_id',
      'session.ended_at',
    ])
    .where('token_hash', '=', hashToken(token))
    .forUpdate('refresh_token')
    .executeTakeFirst()
  if (!spent || spent.ended_at || spent.expires_at <= tx.now) return { refused: problem('TOKEN_EXPIRED') }

  const user = await getUser(tx, spent.user_id)
  if (user.status === 'INACTIVE') return { refused: closedProblem(user) }

  const successor = successorOf(token, services.secrets.refreshToken)
  if (spent.used_at) {
    if (tx.now.getTime() - spent.used_at.getTime() > GRACE_SECONDS * 1000) {
      await endSession(tx, spent.id, 'refresh token used twice')
      return { refused: problem('REFRESH_TOKEN_REUSED') }
    }
    return { done: await answer(services, user, spent.id, successor) }
  }

  const expires_at = refreshExpiry(tx.now)
  await tx
    .updateTable('refresh_token')
    .set({ used_at: tx.now })
    .where('token_hash', '=', hashToken(token))
    .execute()
  await tx
    .insertInto('refresh_token')
    .values({ token_hash: hashToken(successor), session_id: spent.id, expires_at })
    .execute()
  await tx
    .updateTable('session')
    .set({ last_used_at: tx.now, expires_at })
    .where('id', '=', spent.id)
    .execute()
  return { done: await answer(services, user, spent.id, successor) }
}
