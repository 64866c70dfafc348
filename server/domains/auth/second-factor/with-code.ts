import type { Actor } from '../../../platform/access/actor.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { problem } from '../../../platform/errors/problem.ts'
import type { Services } from '../../../platform/services.ts'
import { getUser, type UserRow } from '../../users/index.ts'
import { asSystemFor } from '../as-system.ts'
import { type Outcome, unwrap } from '../outcome.ts'
import type { Visitor } from '../sessions/device.ts'
import { countWrong } from '../sign-in-throttle.ts'
import { hasSecondFactor } from './factor.ts'
import { spendCode } from './spend-code.ts'

/** Runs `work` for a person who enters a valid code, in the transaction that uses it up. A wrong one counts as a failed sign-in. */
export async function withCode<T>(
  services: Services,
  actor: Actor,
  code: string,
  visitor: Visitor,
  work: (tx: Tx, user: UserRow) => Promise<T>,
): Promise<T> {
  const outcome = await asSystemFor(services, actor, async (tx): Promise<Outcome<T>> => {
    const user = await getUser(tx, actor.user_id)
    if (!(await hasSecondFactor(tx, user.id))) return { refused: problem('SECOND_FACTOR_OFF') }
    const isRight = await countWrong(tx, user.id, visitor, () =>
      spendCode(tx, services.secrets, user.id, code),
    )
    return isRight ? { done: await work(tx, user) } : { refused: problem('INVALID_CODE') }
  })
  return unwrap(outcome)
}
