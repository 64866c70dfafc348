import type { FastifyRequest } from 'fastify'
import type { Actor } from '../access/actor.ts'
import type { Tokens } from '../access/tokens.ts'
import { problem } from '../errors/problem.ts'

/** The actor of the bearer token. The database has the last word when the transaction opens. */
export async function readActor(request: FastifyRequest, tokens: Tokens): Promise<Actor> {
  const header = request.headers.authorization
  const token = header?.startsWith('Bearer ') ? header.slice(7) : ''
  if (!token) throw problem('UNAUTHENTICATED')
  return tokens.read(token)
}
