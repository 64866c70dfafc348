import { auth } from '@gida/contract/domains/auth/endpoints'
import type { Mount } from '../../platform/http/call.ts'
import { leaveDemo } from '../sandboxes/index.ts'
import { getUser, presentUser } from '../users/index.ts'
import { asSystemFor } from './as-system.ts'
import { checkToken } from './check-token.ts'
import { oidcRoutes } from './external/routes.ts'
import { getContext } from './get-context.ts'
import { impersonationRoutes } from './impersonation/routes.ts'
import { stopImpersonation } from './impersonation/stop-impersonation.ts'
import { linkRoutes } from './links/routes.ts'
import { passwordRoutes } from './passwords/routes.ts'
import { refreshSession } from './refresh-session.ts'
import { registerUser } from './register-user.ts'
import { secondFactorRoutes } from './second-factor/routes.ts'
import { endSession } from './sessions/end-sessions.ts'
import { sessionRoutes } from './sessions/routes.ts'
import { signIn } from './sign-in.ts'
import { createSocketTicket } from './socket-tickets.ts'

export function authRoutes(mount: Mount): void {
  const { on, inSteps } = mount
  inSteps(auth.register, async ({ services, body, request }) => {
    const session = await registerUser(services, body, request)
    leaveDemo(services.config, request)
    return session
  })

  inSteps(auth.login, ({ services, body, request }) => signIn(services, body, request))

  inSteps(auth.refresh, ({ services, body }) => refreshSession(services, body.refresh_token))

  inSteps(auth.validateToken, ({ services, body }) => checkToken(services, body.token))

  on(auth.getContext, async (tx, { actor, services }) =>
    getContext(tx, actor, presentUser(await getUser(tx, actor.user_id)), services.config),
  )

  inSteps(auth.logout, async ({ services, actor, request }) => {
    leaveDemo(services.config, request)
    if (actor.admin_id) await stopImpersonation(services, actor)
    else await asSystemFor(services, actor, (tx) => endSession(tx, actor.session_id, 'signed out'))
    return undefined
  })

  inSteps(auth.createSocketTicket, ({ services, actor }) =>
    asSystemFor(services, actor, (tx) => createSocketTicket(tx, actor)),
  )

  const rest = [
    linkRoutes,
    passwordRoutes,
    sessionRoutes,
    secondFactorRoutes,
    oidcRoutes,
    impersonationRoutes,
  ]
  for (const add of rest) add(mount)
}
