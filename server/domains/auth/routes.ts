import { auth } from '@gida/contract/domains/auth/endpoints'
import type { Mount } from '../../platform/http/mount.ts'
import { getUser, presentUser } from '../users/index.ts'
import { checkToken } from './check-token.ts'
import { endSession } from './end-session.ts'
import { getContext } from './get-context.ts'
import { refreshSession } from './refresh-session.ts'
import { registerUser } from './register-user.ts'
import { signIn } from './sign-in.ts'
import { createSocketTicket } from './socket-tickets.ts'

export function authRoutes({ on, inSteps }: Mount): void {
  inSteps(auth.register, ({ services, body, request }) => registerUser(services, body, request))

  inSteps(auth.login, ({ services, body, request }) => signIn(services, body, request))

  inSteps(auth.refresh, ({ services, body }) => refreshSession(services, body.refresh_token))

  inSteps(auth.validateToken, ({ services, body }) => checkToken(services, body.token))

  on(auth.getContext, async (tx, { actor }) =>
    getContext(tx, actor, presentUser(await getUser(tx, actor.user_id))),
  )

  inSteps(auth.logout, async ({ services, actor }) => {
    await services.transaction(actor, async () => {}) // a session that is over already has nothing left to end
    await services.transaction('system', (tx) => endSession(tx, actor.session_id, 'signed out'))
    return undefined
  })

  inSteps(auth.createSocketTicket, async ({ services, actor }) => {
    await services.transaction(actor, async () => {})
    return services.transaction('system', (tx) => createSocketTicket(tx, actor))
  })
}
