import { auth } from '@gida/contract/domains/auth/endpoints'
import type { Mount } from '../../../platform/http/call.ts'
import { asSystemFor } from '../as-system.ts'
import { listIdentities } from './list-identities.ts'
import { openOidcSession, returnFromOidc, startOidc } from './sign-in-with-oidc.ts'
import { unlinkIdentity } from './unlink-identity.ts'

export function oidcRoutes({ inSteps, redirect }: Mount): void {
  redirect(auth.startOidc, ({ services, query, request }) => startOidc(services, query.next, request.headers))

  redirect(auth.returnFromOidc, ({ services, query, request }) =>
    returnFromOidc(services, new URLSearchParams(query as Record<string, string>), request.headers),
  )

  inSteps(auth.openOidcSession, ({ services, body, request }) =>
    openOidcSession(services, body.code, request.headers, request),
  )

  inSteps(auth.listIdentities, async ({ services, actor }) => ({
    provider: services.issuer?.name ?? null,
    data: await services.transaction(actor, (tx) => listIdentities(tx, actor)),
  }))

  inSteps(auth.unlinkIdentity, async ({ services, actor, params }) => {
    await asSystemFor(services, actor, (tx) => unlinkIdentity(tx, actor, params.id))
    return undefined
  })
}
