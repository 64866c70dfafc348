import type { FastifyRequest } from 'fastify'
import { type Business, businessOfKey } from '../businesses/business.ts'
import type { World } from '../world.ts'
import { WireError } from './wire-error.ts'

declare module 'fastify' {
  interface FastifyRequest {
    business: Business
  }
}

/** Live keys are refused too: nothing here may ever stand in for real money. */
export function authenticate(world: World) {
  return async (request: FastifyRequest) => {
    const key = /^Bearer (sk_test_\S+)$/i.exec(request.headers.authorization ?? '')?.[1]
    if (!key) {
      throw new WireError(401, 'Invalid key', {
        type: 'validation_error',
        code: 'invalid_Key',
        nextStep: 'Send a secret test key as a bearer token',
      })
    }
    request.business = businessOfKey(world, key)
  }
}
