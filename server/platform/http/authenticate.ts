import type { FastifyRequest } from 'fastify'
import type { Actor } from '../access/actor.ts'
import { problem } from '../errors/problem.ts'
import type { Services } from '../services.ts'

export type ReadBearer = (services: Services, token: string) => Promise<Actor>

/** The actor of the bearer token. The database has the last word when the transaction opens. */
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
