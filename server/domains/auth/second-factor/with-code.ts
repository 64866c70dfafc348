import type { Actor } from '../../../platform/access/actor.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { problem } from '../../../platform/errors/problem.ts'
import type { Services } from '../../../platform/services.ts'
import { getUser, type UserRow } from '../../users/index.ts'
import { asSystemFor } from '../as-system.ts'
import { nameOf, refuseGuessing, rememberFailure } from '../guessing.ts'
import type { Visitor } from '../open-session.ts'
import { type Outcome, settle } from '../outcome.ts'
import { hasSecondFactor } from './factor.ts'
import { spendCode } from './spend-code.ts'

/** Does `work` for a person who shows a code, in the transaction that spends it. A wrong one counts as a failed sign-in. */
export async function withCode<T>(
  services: Services,
  actor: Actor,
  code: string,
  visitor: Visitor,
  work: (tx: Tx, user: UserRow) => Promise<T>,
): Promise<T> {
  const outcome = await asSystemFor(services, actor, async (tx): Promise<Outcome<T>> => {
    const user = await getUser(tx, actor.user_id)
    await refuseGuessing(tx, nameOf(user), visitor.address)
    if (!(await hasSecondFactor(tx, user.id))) return { refused: problem('SECOND_FACTOR_OFF') }
    if (await spendCode(tx, services.secrets, user.id, code)) return { done: await work(tx, user) }
    await rememberFailure(tx, nameOf(user), visitor.address)
    return { refused: problem('INVALID_CODE') }
  })
  return settle(outcome)
}
