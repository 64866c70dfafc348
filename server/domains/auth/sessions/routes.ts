import { auth } from '@gida/contract/domains/auth/endpoints'
import { problem } from '../../../platform/errors/problem.ts'
import type { Mount } from '../../../platform/http/call.ts'
import { asSystemFor } from '../as-system.ts'
import { endAllSessions, endSession } from './end-sessions.ts'
import { listSessions } from './list-sessions.ts'

export function sessionRoutes({ on, inSteps }: Mount): void {
  on(auth.listSessions, async (tx, { actor }) => ({ data: await listSessions(tx, actor) }))

  inSteps(auth.endSession, async ({ services, actor, params }) => {
    const ended = await asSystemFor(services, actor, (tx) =>
      endSession(tx, params.id, 'signed out from another device', actor.user_id),
    )
    if (!ended) throw problem('NOT_FOUND')
    return undefined
  })

  inSteps(auth.endOtherSessions, async ({ services, actor }) => ({
    ended: await asSystemFor(services, actor, (tx) =>
      endAllSessions(tx, actor.user_id, 'signed out from another device', { except: actor.session_id }),
    ),
  }))
}
