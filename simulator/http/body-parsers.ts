import formbody from '@fastify/formbody'
import type { FastifyInstance } from 'fastify'
import { parseJson } from './loose-values.ts'
import { invalid } from './wire-error.ts'

/** JSON, forms, and bodies without a Content-Type, which are read as JSON: the official client sends those. */
export function acceptBodies(app: FastifyInstance) {
  app.removeAllContentTypeParsers()
  app.register(formbody)
  app.addContentTypeParser(
    ['application/json', '*'],
    { parseAs: 'string' },
    async (_request: unknown, body: string) => {
      if (body.trim() === '') return {}
      const value = parseJson(body)
      if (value === undefined) throw invalid('Invalid JSON in request body', 'invalid_params')
      return value
    },
  )
}
