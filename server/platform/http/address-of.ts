import type { FastifyRequest } from 'fastify'

/** "No address": what is counted by it is shared by all who have gone. */
export const UNKNOWN_ADDRESS = '0.0.0.0'

/** Where a request comes from. Of one whose line broke before it was read the socket no longer tells. */
export const addressOf = (request: Pick<FastifyRequest, 'ip'>): string =>
  (request.ip as string | undefined) ?? UNKNOWN_ADDRESS
