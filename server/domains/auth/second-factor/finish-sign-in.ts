import type { FinishSignInBody } from '@gida/contract/domains/auth/second-factor'
import type { Session } from '@gida/contract/domains/auth/session'
import type { z } from 'zod'
import type { Tx } from '../../../platform/db/db.ts'
import { problem } from '../../../platform/errors/problem.ts'
import type { Services } from '../../../platform/services.ts'
import { getUser } from '../../users/index.ts'
import { closedProblem } from '../closed-problem.ts'
import { openSession } from '../open-session.ts'
import { type Outcome, unwrap } from '../outcome.ts'
import type { Visitor } from '../sessions/device.ts'
import { countWrong } from '../sign-in-throttle.ts'
import { closeChallenge, spendAttempt } from './challenge.ts'
import { spendCode } from './spend-code.ts'

type Wanted = z.infer<typeof FinishSignInBody>

/** Completes a sign-in with a code. A wrong one counts for the challenge and for the account. */
export async function finishSignIn(services: Services, wanted: Wanted, visitor: Visitor): Promise<Session> {
  return unwrap(await services.transaction('system', (tx) => tryCode(tx, services, wanted, visitor)))
}

async function tryCode(
  tx: Tx,
  services: Services,
  { challenge, code }: Wanted,
  visitor: Visitor,
): Promise<Outcome<Session>> {
  const taken = await spendAttempt(tx, challenge)
  if (!taken) return { refused: problem('CHALLENGE_EXPIRED') }
  const user = await getUser(tx, taken.user_id)
  if (user.status === 'INACTIVE') return { refused: closedProblem(user) }
  const isRight = await countWrong(tx, user.id, visitor, () => spendCode(tx, services.secrets, user.id, code))
  if (!isRight) return { refused: problem('INVALID_CODE', { tries_left: taken.left }) }
  await closeChallenge(tx, challenge)
  return { done: await openSession(tx, services, user, visitor, { confirmed: true }) }
}
