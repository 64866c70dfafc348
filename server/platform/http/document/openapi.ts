import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod'
import { API } from '../mount.ts'
import { describeCalls } from './describe-calls.ts'

/** The OpenAPI 3.1 document, generated from the contract, and a page to read it. Register before the routes. */
export async function describeApi(app: FastifyInstance, version: string): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Gida',
        version,
        description:
          'Property and estate management for Nigeria. Amounts are integers in kobo; dates are calendar days in Lagos.',
        license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
      },
      servers: [{ url: '/' }],
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
      security: [{ bearer: [] }],
    },
    transform: jsonSchemaTransform,
    transformObject: (document) => describeCalls(jsonSchemaTransformObject(document)),
  })
  await app.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: true })
  app.get(`${API}/openapi.json`, { schema: { hide: true } }, async () => app.swagger())
}
