import type { FastifyInstance } from 'fastify'
import { problem } from '../errors/problem.ts'
import { API } from './mount.ts'

const DETAILS = {
  deprecation_date: '2025-08-06',
  alternatives: [
    '/api/v1/estates/quick-create',
    '/api/v1/estates/{estate_id}/property-units',
    '/api/v1/estates/{estate_id}/setup-checklist',
  ],
}

/** Points old clients to the replacements. */
export function answerRemovedCalls(app: FastifyInstance): void {
  for (const path of ['/workflow', '/workflow/*', '/workflows', '/workflows/*']) {
    app.all(API + path, { schema: { hide: true } }, async () => {
      throw problem('ENDPOINT_REMOVED', DETAILS)
    })
  }
}
