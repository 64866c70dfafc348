import { auth } from '@gida/contract/domains/auth/endpoints'
import type { Mount } from '../../../platform/http/call.ts'
import { startImpersonation } from './start-impersonation.ts'
import { stopImpersonation } from './stop-impersonation.ts'
import { allowSupportAccess, getSupportAccess, revokeSupportAccess } from './support-consent.ts'

export function impersonationRoutes({ on, inSteps }: Mount): void {
  inSteps(auth.startImpersonation, ({ services, actor, params, body }) =>
    startImpersonation(services, actor, params.id, body.reason),
  )

  inSteps(auth.stopImpersonation, async ({ services, actor }) => {
    await stopImpersonation(services, actor)
    return undefined
  })

  on(auth.getSupportAccess, (tx, { actor }) => getSupportAccess(tx, actor))

  on(auth.allowSupportAccess, async (tx, { actor }) => {
    await allowSupportAccess(tx, actor)
    return getSupportAccess(tx, actor)
  })

  on(auth.revokeSupportAccess, async (tx, { actor }) => {
    await revokeSupportAccess(tx, actor)
    return getSupportAccess(tx, actor)
  })
}
