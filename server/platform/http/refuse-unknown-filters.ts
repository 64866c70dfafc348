import type { Endpoint } from '@gida/contract/shared/endpoint'
import type { FastifyRequest } from 'fastify'
import { problem } from '../errors/problem.ts'

/** What people try on any list. Left out in silence, all rows would pass for the few that were asked for. */
const TRIED = ['search', 'sort', 'status'] as const

/** 400 for a search, an order or a status that a list does not know. */
export function refuseUnknownFilters({ method, query }: Endpoint, request: FastifyRequest): void {
  if (method !== 'GET' || !query || !('page' in query.shape)) return
  const sent = Object.keys(request.query as object)
  const unknown = TRIED.filter((name) => sent.includes(name) && !(name in query.shape))
  if (unknown.length > 0)
    throw problem(
      'VALIDATION_ERROR',
      unknown.map((path) => ({ path, message: `This list does not know \`${path}\`. Leave it out.` })),
    )
}
