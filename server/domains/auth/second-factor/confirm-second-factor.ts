import type { Actor } from '../../../platform/access/actor.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { exists } from '../../../platform/db/rows/exists.ts'
import { problem } from '../../../platform/errors/problem.ts'
import type { Services } from '../../../platform/services.ts'
import { getUser } from '../../users/index.ts'
import { asSystemFor } from '../as-system.ts'
import { type Outcome, unwrap } from '../outcome.ts'
import type { Visitor } from '../sessions/device.ts'
import { countWrong } from '../sign-in-throttle.ts'
import { confirmSession } from './confirm-session.ts'
import { hasSecondFactor, limitSessions } from './factor.ts'
import { notifySecondFactorChanged } from './notify-second-factor-changed.ts'
import { makeRecoveryCodes } from './recovery-codes.ts'
import { spendTimeCode } from './spend-code.ts'

/** Activates a second factor with its first code. Returns the recovery codes, this once. */
export async function confirmSecondFactor(
  services: Services,
  actor: Actor,
  code: string,
  visitor: Visitor,
): Promise<string[]> {
  const outcome = await asSystemFor(services, actor, async (tx): Promise<Outcome<string[]>> => {
    const user = await getUser(tx, actor.user_id)
    if (await hasSecondFactor(tx, user.id)) return { refused: problem('SECOND_FACTOR_ON') }
    if (!(await hasBegun(tx, user.id))) return { refused: problem('SECOND_FACTOR_OFF') }
    const isRight = await countWrong(tx, user.id, visitor, () =>
      spendTimeCode(tx, services.secrets, user.id, code, { begun: true }),
    )
    if (!isRight) return { refused: problem('INVALID_CODE') }
    await tx
      .updateTable('second_factor')
      .set({ confirmed_at: tx.now })
      .where('user_id', '=', user.id)
      .execute()
    await limitSessions(tx, user.id, false)
    await confirmSession(tx, actor)
    await notifySecondFactorChanged(tx, user, 'on')
    return { done: await makeRecoveryCodes(tx, user.id) }
  })
  return unwrap(outcome)
}

async function hasBegun(tx: Tx, user_id: string): Promise<boolean> {
  return exists(tx.selectFrom('second_factor').select('user_id').where('user_id', '=', user_id))
}
