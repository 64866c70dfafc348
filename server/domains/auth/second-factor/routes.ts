import { auth } from '@gida/contract/domains/auth/endpoints'
import type { Mount } from '../../../platform/http/call.ts'
import { getUser } from '../../users/index.ts'
import { asSystemFor } from '../as-system.ts'
import { beginSecondFactor } from './begin-second-factor.ts'
import { confirmSecondFactor } from './confirm-second-factor.ts'
import { confirmSession } from './confirm-session.ts'
import { getSecondFactor } from './factor.ts'
import { finishSignIn } from './finish-sign-in.ts'
import { makeRecoveryCodes } from './recovery-codes.ts'
import { removeSecondFactor } from './remove-second-factor.ts'
import { withCode } from './with-code.ts'

export function secondFactorRoutes({ inSteps }: Mount): void {
  inSteps(auth.finishSignIn, ({ services, body, request }) => finishSignIn(services, body, request))

  inSteps(auth.getSecondFactor, ({ services, actor }) =>
    asSystemFor(services, actor, (tx) =>
      getSecondFactor(tx, services.config, { id: actor.user_id, role: actor.role }),
    ),
  )

  inSteps(auth.beginSecondFactor, ({ services, actor }) =>
    asSystemFor(services, actor, async (tx) =>
      beginSecondFactor(tx, services.secrets, await getUser(tx, actor.user_id)),
    ),
  )

  inSteps(auth.confirmSecondFactor, async ({ services, actor, body, request }) => ({
    recovery_codes: await confirmSecondFactor(services, actor, body.code, request),
  }))

  inSteps(auth.removeSecondFactor, async ({ services, actor, body, request }) => {
    await withCode(services, actor, body.code, request, (tx, user) => removeSecondFactor(tx, services, user))
    return undefined
  })

  inSteps(auth.renewRecoveryCodes, async ({ services, actor, body, request }) => ({
    recovery_codes: await withCode(services, actor, body.code, request, (tx, user) =>
      makeRecoveryCodes(tx, user.id),
    ),
  }))

  inSteps(auth.confirm, async ({ services, actor, body, request }) => {
    const until = await withCode(services, actor, body.code, request, (tx) => confirmSession(tx, actor))
    return { confirmed_until: until.toISOString() }
  })
}
