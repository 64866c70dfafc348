import type { FastifyRequest } from 'fastify'
import type { Actor } from '../access/actor.ts'
import { problem } from '../errors/problem.ts'
import type { Services } from '../services.ts'

export type ReadBearer = (services: Services, token: string) => Promise<Actor>

/** How callers are authenticated. Passed in by `app.ts`, since the platform knows no domain. */
export type Authentication = {
  /** Resolves a bearer token, ours or of an outside issuer, to an actor. */
  readBearer: ReadBearer
  /** Audits a call made during impersonation, before it is answered. */
  recordImpersonatedCall(
    services: Services,
    actor: Actor & { admin_id: string },
    call: { call: string; address: string; is_refused: boolean },
  ): Promise<void>
}

/** The actor of the bearer token. The database verifies it again when the transaction opens. */
export async function readActor(
  request: FastifyRequest,
  services: Services,
  readBearer: ReadBearer,
): Promise<Actor> {
  const header = request.headers.authorization
  const token = header?.startsWith('Bearer ') ? header.slice(7) : ''
  if (!token) throw problem('UNAUTHENTICATED')
  return readBearer(services, token)
}
