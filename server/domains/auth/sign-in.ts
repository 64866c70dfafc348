import type { Session } from '@gida/contract/domains/auth/session'
import type { Tx } from '../../platform/db/db.ts'
import { problem } from '../../platform/errors/problem.ts'
import type { Services } from '../../platform/services.ts'
import { findUserByName, getUser } from '../users/index.ts'
import { admit, sessionOf } from './admit.ts'
import { closedProblem } from './closed-problem.ts'
import { checkPassword } from './passwords/check-password.ts'
import type { Visitor } from './sessions/device.ts'
import { spendTry } from './sign-in-throttle.ts'

/**
 * Signs a person in by e-mail address or phone number. The slow hash is calculated between two transactions, so that none stays
 * open. With a second factor, throws SECOND_FACTOR_REQUIRED with a challenge.
 */
export async function signIn(
  services: Services,
  { email: name, password }: { email: string; password: string },
  visitor: Visitor,
): Promise<Session> {
  const { tried, known } = await services.transaction('system', async (tx) => {
    const user = await findUserByName(tx, name)
    const tried = await spendTry(tx, user?.id ?? name, visitor)
    return { tried, known: user && (await findCredential(tx, user.id)) }
  })
  const isRight = await checkPassword(services, tried, password, known?.password_hash)
  if (!known || !isRight) throw problem('INVALID_CREDENTIALS')
  if (known.status === 'INACTIVE') throw closedProblem(known)
  const admission = await services.transaction('system', async (tx) => {
    // The password may have changed during the check. The lock makes a later change wait, so that it ends this session too.
    const { password_hash } = (await findCredential(tx, known.id, { lock: true })) ?? {}
    if (password_hash !== known.password_hash) throw problem('INVALID_CREDENTIALS')
    return admit(tx, services, await getUser(tx, known.id), visitor)
  })
  return sessionOf(admission)
}

const findCredential = (tx: Tx, user_id: string, options: { lock?: true } = {}) =>
  tx
    .selectFrom('users')
    .innerJoin('credential', 'credential.user_id', 'users.id')
    .select(['users.id', 'users.status', 'users.merged_into', 'credential.password_hash'])
    .where('users.id', '=', user_id)
    .$if(options.lock === true, (query) => query.forShare('credential'))
    .executeTakeFirst()
