import type { FastifyInstance } from 'fastify'
import { businessTime } from '../businesses/business.ts'
import { findCustomer } from '../customers/customer.ts'
import { answer } from '../http/answer.ts'
import { asFields, asText } from '../http/loose-values.ts'
import { Filter, listCreated, listRows } from '../http/pages.ts'
import { invalid } from '../http/wire-error.ts'
import { queueDelivery } from '../webhooks/queue-delivery.ts'
import type { World } from '../world.ts'
import { createPlan, getPlan, type Plan, presentPlan, updatePlan } from './plan.ts'
import { createSubscription } from './subscribe.ts'
import {
  announceAt,
  getSubscription,
  presentNewSubscription,
  presentSubscription,
  presentSubscriptionEvent,
  type Subscription,
} from './subscription.ts'

export function planRoutes(app: FastifyInstance, world: World) {
  const nameOf = (params: unknown) => asText(asFields(params).id_or_code) ?? ''

  app.post('/plan', async (request, reply) => {
    reply.code(201)
    return answer('Plan created', presentPlan(createPlan(world, request.business, asFields(request.body))))
  })

  app.get('/plan', async (request) => {
    const { rows, meta } = listCreated<Plan>(world.db, 'plans', request)
    return answer('Plans retrieved', rows.map(presentPlan), meta)
  })

  app.get('/plan/:id_or_code', async (request) => {
    const plan = getPlan(world, request.business, nameOf(request.params))
    const sql = 'select * from subscriptions where plan_id = ? order by id desc'
    const subscriptions = world.db
      .all<Subscription>(sql, plan.id)
      .map((row) => presentNewSubscription(world, row))
    return answer('Plan retrieved', { subscriptions, ...presentPlan(plan) })
  })

  app.put('/plan/:id_or_code', async (request) => {
    const plan = getPlan(world, request.business, nameOf(request.params))
    const affected = updatePlan(world, request.business, plan, asFields(request.body))
    return { status: true, message: `Plan updated. ${affected} subscription(s) affected` }
  })
}

export function subscriptionRoutes(app: FastifyInstance, world: World) {
  app.post('/subscription', async (request) => {
    const subscription = createSubscription(world, request.business, asFields(request.body))
    return answer('Subscription successfully created', presentNewSubscription(world, subscription))
  })

  app.get('/subscription', async (request) => {
    const { business } = request
    const query = asFields(request.query)
    const filter = new Filter().where('business_id = ?', business.id)
    const customer = asText(query.customer)
    if (customer) filter.where('customer_id = ?', findCustomer(world, business, customer).id)
    const plan = asText(query.plan)
    if (plan) filter.where('plan_id = ?', getPlan(world, business, plan).id)
    const { rows, meta } = listRows<Subscription>(world.db, 'subscriptions', filter, query)
    const shown = rows.map((row) => presentSubscription(world, row))
    return answer('Subscriptions retrieved', shown, meta)
  })

  app.get('/subscription/:id_or_code', async (request) => {
    const name = asText(asFields(request.params).id_or_code) ?? ''
    const subscription = getSubscription(world, request.business, name)
    return answer('Subscription retrieved successfully', presentSubscription(world, subscription))
  })

  app.get('/subscription/:code/manage/link', async (request) => {
    const code = asText(asFields(request.params).code) ?? ''
    const { subscription_code } = getSubscription(world, request.business, code)
    return answer('Link generated', { link: `${world.publicUrl()}/manage/${subscription_code}` })
  })

  app.post('/subscription/disable', async (request) => {
    const subscription = named(request.body, (code) => getSubscription(world, request.business, code))
    world.db.transaction(() => {
      const next_at = subscription.period_start
      world.db.update('subscriptions', subscription.id, { status: 'non-renewing', next_at })
      const ending = getSubscription(world, request.business, subscription.subscription_code)
      const event = presentSubscriptionEvent(world, ending, true)
      queueDelivery(world, request.business, 'subscription.not_renew', ending.subscription_code, event)
    })
    return { status: true, message: 'Subscription disabled successfully' }
  })

  app.post('/subscription/enable', async (request) => {
    const subscription = named(request.body, (code) => getSubscription(world, request.business, code))
    const now = businessTime(world, request.business)
    const next_at = subscription.is_announced
      ? subscription.period_start
      : announceAt(subscription.period_start, now)
    world.db.update('subscriptions', subscription.id, { status: 'active', next_at })
    return { status: true, message: 'Subscription enabled successfully' }
  })
}

/** The token is the subscription's `email_token`: whoever has only the code may not end it. */
function named(body: unknown, find: (code: string) => Subscription): Subscription {
  const { code, token } = asFields(body)
  const subscription = find(asText(code) ?? '')
  if (asText(token) !== subscription.email_token) throw invalid('Invalid token', 'invalid_params')
  if (subscription.next_at === null) throw invalid('Subscription has ended', 'invalid_params')
  return subscription
}
