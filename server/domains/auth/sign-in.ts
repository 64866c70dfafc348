import type { Session } from '@gida/contract/domains/auth/session'
import { problem } from '../../platform/errors/problem.ts'
import type { Services } from '../../platform/services.ts'
import { findUserByEmail } from '../users/index.ts'
import { forgetFailures, refuseGuessing, rememberFailure } from './guessing.ts'
import { openSession, type Visitor } from './open-session.ts'
import { isPassword, NO_ONES_HASH } from './password.ts'

/** Signs a person in. The slow hash is worked out between two transactions, so that none is held meanwhile. */
export async function signIn(
  services: Services,
  { email, password }: { email: string; password: string },
  visitor: Visitor,
): Promise<Session> {
  const known = await services.transaction('system', async (tx) => {
    await refuseGuessing(tx, email, visitor.address)
    return tx
      .selectFrom('users')
      .innerJoin('credential', 'credential.user_id', 'users.id')
      .select(['users.id', 'users.status', 'credential.password_hash'])
      .where('users.email', '=', email)
      .executeTakeFirst()
  })
  const isRight = await isPassword(password, known?.password_hash ?? NO_ONES_HASH)
  if (!known || !isRight) {
    await services.transaction('system', (tx) => rememberFailure(tx, email, visitor.address))
    throw problem('INVALID_CREDENTIALS')
  }
  if (known.status === 'INACTIVE') throw problem('ACCOUNT_INACTIVE')
  return services.transaction('system', async (tx) => {
    const user = await findUserByEmail(tx, email)
    if (!user) throw problem('INVALID_CREDENTIALS')
    await forgetFailures(tx, email)
    return openSession(tx, services, user, visitor)
  })
}
