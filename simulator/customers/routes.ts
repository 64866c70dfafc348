import type { FastifyInstance } from 'fastify'
import { answer } from '../http/answer.ts'
import { asFields, asText } from '../http/loose-values.ts'
import { listCreated } from '../http/pages.ts'
import { invalid, notFound } from '../http/wire-error.ts'
import type { World } from '../world.ts'
import { findAuthorization } from './authorization.ts'
import { type Customer, findCustomer, getCustomer, presentCustomer } from './customer.ts'
import { identifyCustomer } from './identify-customer.ts'
import { presentListedCustomer, presentNewCustomer, presentWholeCustomer } from './present-customer.ts'
import { createCustomer, updateCustomer } from './write-customer.ts'

const riskActions = ['default', 'allow', 'deny']

export function customerRoutes(app: FastifyInstance, world: World) {
  app.post('/customer', async (request) => {
    const customer = createCustomer(world, request.business, asFields(request.body))
    return answer('Customer created', { ...presentCustomer(customer), ...presentNewCustomer(customer) })
  })

  app.get('/customer', async (request) => {
    const { rows, meta } = listCreated<Customer>(world.db, 'customers', request)
    return answer('Customers retrieved', rows.map(presentListedCustomer), meta)
  })

  app.get('/customer/:email_or_code', async (request) => {
    const name = asText(asFields(request.params).email_or_code) ?? ''
    const customer = findCustomer(world, request.business, name)
    return answer('Customer retrieved', presentWholeCustomer(world, customer))
  })

  app.put('/customer/:code', async (request) => {
    const known = findCustomer(world, request.business, asText(asFields(request.params).code) ?? '')
    const customer = updateCustomer(world, request.business, known, asFields(request.body))
    return answer('Customer updated', { ...presentCustomer(customer), ...presentNewCustomer(customer) })
  })

  app.post('/customer/:code/identification', async (request, reply) => {
    const customer = findCustomer(world, request.business, asText(asFields(request.params).code) ?? '')
    identifyCustomer(world, request.business, customer, asFields(request.body))
    return reply.code(202).send({ status: true, message: 'Customer Identification in progress' })
  })

  app.post('/customer/set_risk_action', async (request) => {
    const body = asFields(request.body)
    const customer = findCustomer(world, request.business, asText(body.customer) ?? '')
    const risk_action = asText(body.risk_action) ?? 'default'
    if (!riskActions.includes(risk_action)) throw invalid('Invalid risk action', 'invalid_params')
    world.db.update('customers', customer.id, { risk_action })
    return answer('Customer updated', presentListedCustomer(getCustomer(world, customer.id)))
  })

  app.post('/customer/authorization/deactivate', async (request) => {
    const code = asText(asFields(request.body).authorization_code) ?? ''
    const authorization = findAuthorization(world, request.business, code)
    if (!authorization?.active) throw notFound('Authorization code is invalid')
    world.db.update('authorizations', authorization.id, { active: 0 })
    return { status: true, message: 'Authorization has been deactivated' }
  })
}
