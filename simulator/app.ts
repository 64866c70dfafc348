import Fastify, { type FastifyError, type FastifyInstance } from 'fastify'
import { accountRoutes } from './accounts/routes.ts'
import { bankRoutes } from './banks/routes.ts'
import { sessionTimeoutRoutes } from './businesses/routes.ts'
import { chargeRoutes } from './charges/routes.ts'
import { checkoutRoutes } from './checkout/routes.ts'
import { moneyControlRoutes } from './control/money-routes.ts'
import { controlRoutes } from './control/routes.ts'
import { customerRoutes } from './customers/routes.ts'
import { uploadRoutes } from './disputes/evidence.ts'
import { disputeRoutes } from './disputes/routes.ts'
import { addCallFaults } from './faults/call-faults.ts'
import { authenticate } from './http/authenticate.ts'
import { acceptBodies } from './http/body-parsers.ts'
import { WireError } from './http/wire-error.ts'
import { passTime } from './passage/pass-time.ts'
import { planRoutes, subscriptionRoutes } from './plans/routes.ts'
import { refundRoutes } from './refunds/routes.ts'
import { settlementRoutes } from './settlements/routes.ts'
import { splitRoutes } from './splits/routes.ts'
import { subaccountRoutes } from './subaccounts/routes.ts'
import { transactionRoutes } from './transactions/routes.ts'
import { transferRoutes } from './transfers/routes.ts'
import type { World } from './world.ts'

/** The one place that knows every part: the provider's wire, the payer's page, the control calls. */
export function buildApp(world: World): FastifyInstance {
  const app = Fastify({ forceCloseConnections: true, routerOptions: { maxParamLength: 200 } })
  acceptBodies(app)
  app.decorateRequest('business')
  answerErrorsAsTheWire(app)

  app.register(async (wire) => {
    addCallFaults(wire, world)
    wire.addHook('onRequest', authenticate(world))
    wire.addHook('preHandler', async ({ business }) => passTime(world, business))
    bankRoutes(wire)
    subaccountRoutes(wire, world)
    transactionRoutes(wire, world)
    chargeRoutes(wire, world)
    splitRoutes(wire, world)
    planRoutes(wire, world)
    subscriptionRoutes(wire, world)
    settlementRoutes(wire, world)
    refundRoutes(wire, world)
    customerRoutes(wire, world)
    accountRoutes(wire, world)
    transferRoutes(wire, world)
    disputeRoutes(wire, world)
    sessionTimeoutRoutes(wire, world)
  })

  app.register(async (control) => {
    control.addHook('onRequest', authenticate(world))
    controlRoutes(control, world)
    moneyControlRoutes(control, world)
  })

  app.register(async (pages) => checkoutRoutes(pages, world))
  app.register(async (uploads) => uploadRoutes(uploads, world))
  return app
}

function answerErrorsAsTheWire(app: FastifyInstance) {
  app.setErrorHandler<FastifyError>((error, _request, reply) => {
    if (error instanceof WireError) return reply.code(error.http).send(error.body)
    const http = error.statusCode ?? 500
    const details = { type: http < 500 ? 'validation_error' : 'api_error', code: 'unknown' } as const
    if (http >= 500) process.emitWarning(error) // a fault nobody asked for must not pass for one that was
    return reply.code(http).send(new WireError(http, error.message, details).body)
  })
  app.setNotFoundHandler((_request, reply) => {
    const missing = new WireError(404, 'Requested route not found', {
      type: 'validation_error',
      code: 'not_found',
    })
    return reply.code(404).send(missing.body)
  })
}
