import type { FastifyInstance } from 'fastify'
import { answer } from '../http/answer.ts'
import { asFields, asNumber } from '../http/loose-values.ts'
import { invalid } from '../http/wire-error.ts'
import type { World } from '../world.ts'

/** How long a checkout page of this business lives, in seconds; 0 is for ever. */
export function sessionTimeoutRoutes(app: FastifyInstance, world: World) {
  app.get('/integration/payment_session_timeout', async (request) => {
    const payment_session_timeout = request.business.session_timeout
    return answer('Payment session timeout retrieved', { payment_session_timeout })
  })

  app.put('/integration/payment_session_timeout', async (request) => {
    const timeout = asNumber(asFields(request.body).timeout)
    if (timeout === undefined || !Number.isInteger(timeout) || timeout < 0) {
      throw invalid('timeout must be a whole number of seconds', 'invalid_params')
    }
    world.db.update('businesses', request.business.id, { session_timeout: timeout })
    return answer('Payment session timeout updated', { payment_session_timeout: timeout })
  })
}
