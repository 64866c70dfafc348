import { type Business, businessTime } from '../businesses/business.ts'
import { findAuthorization, newestReusable } from '../customers/authorization.ts'
import { type Customer, findCustomer, getCustomer } from '../customers/customer.ts'
import { asMoment, asText, type Fields } from '../http/loose-values.ts'
import { notFound } from '../http/wire-error.ts'
import { randomCode } from '../store/codes.ts'
import type { Transaction } from '../transactions/transaction.ts'
import { queueDelivery } from '../webhooks/queue-delivery.ts'
import type { World } from '../world.ts'
import { getPlan, type Plan, periodAfter, planById } from './plan.ts'
import { announceAt, getSubscription, presentSubscriptionEvent, type Subscription } from './subscription.ts'

/** Subscribes a customer with a saved card. The first charge is at the start. */
export function createSubscription(world: World, business: Business, body: Fields): Subscription {
  const customer = findCustomer(world, business, asText(body.customer) ?? '')
  const plan = getPlan(world, business, asText(body.plan) ?? '')
  const code = asText(body.authorization)
  const authorization = code ? findAuthorization(world, business, code) : newestReusable(world, customer.id)
  if (!authorization?.active || authorization.customer_id !== customer.id) {
    throw notFound('The customer specified has no saved authorizations')
  }
  const now = businessTime(world, business)
  const start = Math.max(asMoment(body.start_date) ?? now, now)
  return world.db.transaction(() =>
    insert(world, business, customer, plan, { authorizationId: authorization.id, start, charged: 0 }),
  )
}

/** Whoever paid with a plan is subscribed to it; that payment was the first. */
export function subscribePayer(world: World, business: Business, paid: Transaction) {
  const plan = planById(world, paid.plan_id)
  if (!plan || paid.authorization_id === null || isSubscribed(world, paid.customer_id, plan)) return
  const start = businessTime(world, business)
  const customer = getCustomer(world, paid.customer_id)
  insert(world, business, customer, plan, { authorizationId: paid.authorization_id, start, charged: 1 })
}

function isSubscribed(world: World, customerId: number, plan: Plan): boolean {
  const sql = `select 1 from subscriptions where customer_id = ? and plan_id = ? and next_at is not null`
  return world.db.get(sql, customerId, plan.id) !== undefined
}

type Beginning = { authorizationId: number; start: number; charged: number }

function insert(
  world: World,
  business: Business,
  customer: Customer,
  plan: Plan,
  { authorizationId, start, charged }: Beginning,
): Subscription {
  const now = businessTime(world, business)
  const period_start = charged ? periodAfter(start, plan.interval) : start
  const subscription_code = `SUB_${randomCode(15)}`
  world.db.insert('subscriptions', {
    business_id: business.id,
    customer_id: customer.id,
    plan_id: plan.id,
    authorization_id: authorizationId,
    subscription_code,
    email_token: randomCode(15),
    status: 'active',
    amount: plan.amount,
    invoice_limit: plan.invoice_limit,
    charged,
    start,
    period_start,
    created_at: now,
    updated_at: now,
    next_at: announceAt(period_start, now),
  })
  const subscription = getSubscription(world, business, subscription_code)
  const event = presentSubscriptionEvent(world, subscription, false)
  queueDelivery(world, business, 'subscription.create', subscription_code, event)
  return subscription
}
