import type { Challenge } from '@gida/contract/domains/auth/second-factor'
import type { Session } from '@gida/contract/domains/auth/session'
import type { Tx } from '../../platform/db/db.ts'
import { problem } from '../../platform/errors/problem.ts'
import type { Services } from '../../platform/services.ts'
import type { UserRow } from '../users/index.ts'
import { closedProblem } from './closed-problem.ts'
import { openSession } from './open-session.ts'
import { openChallenge } from './second-factor/challenge.ts'
import { hasSecondFactor } from './second-factor/factor.ts'
import type { Visitor } from './sessions/device.ts'

/** The result of a correct password or an accepted external identity: a session, or the challenge for the second factor. */
export type Admission = { session: Session } | { challenge: Challenge }

/** After a correct password, or an accepted token of an external issuer. */
export async function admit(tx: Tx, services: Services, user: UserRow, visitor: Visitor): Promise<Admission> {
  if (user.status === 'INACTIVE') throw closedProblem(user)
  if (await hasSecondFactor(tx, user.id)) return { challenge: await openChallenge(tx, user.id) }
  return { session: await openSession(tx, services, user, visitor) }
}

/** After the commit, since the challenge must be kept. */
export function sessionOf(admission: Admission): Session {
  if ('challenge' in admission) throw problem('SECOND_FACTOR_REQUIRED', admission.challenge)
  return admission.session
}
