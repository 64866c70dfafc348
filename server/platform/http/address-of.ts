import type { FastifyRequest } from 'fastify'

/** Placeholder: all requests without a known address share its limits. */
export const UNKNOWN_ADDRESS = '0.0.0.0'

/** The client address of a request. If the connection broke before it was read, the socket no longer has one. */
export const addressOf = (request: Pick<FastifyRequest, 'ip'>): string =>
  (request.ip as string | undefined) ?? UNKNOWN_ADDRESS
