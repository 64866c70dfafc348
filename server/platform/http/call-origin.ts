import { api } from '@gida/contract/api'
import type { Endpoint } from '@gida/contract/shared/endpoint'
import type { FastifyRequest } from 'fastify'
import type { Origin } from '../log/origin.ts'

const NAMES = new Map<Endpoint, string>(
  Object.entries(api).flatMap(([domain, calls]) =>
    Object.entries<Endpoint>(calls).map(([name, endpoint]) => [endpoint, `${domain}.${name}`] as const),
  ),
)

/** Name of a call in the contract, such as `payments.cancelPayment`. */
export const nameOf = (endpoint: Endpoint): string | undefined => NAMES.get(endpoint)

const SUMMARIES = new Map([...NAMES].map(([{ summary }, name]) => [name, summary.split('. ', 1)[0]]))

/** The first sentence of the contract's summary of a call; its name if it is unknown. */
export const summaryOf = (name: string): string => SUMMARIES.get(name) ?? name

const origins = new WeakMap<FastifyRequest, Origin>()

/** One per request; the actor is added once the token was read. */
export function originOf(request: FastifyRequest): Origin {
  const known = origins.get(request)
  if (known) return known
  const { method, routeOptions, id, ip, headers } = request
  const device = headers['user-agent']?.slice(0, 300)
  const action = routeOptions.config.call ?? `${method} ${routeOptions.url ?? ''}`
  const origin: Origin = { action, request: id, address: ip, ...(device && { device }) }
  origins.set(request, origin)
  return origin
}
