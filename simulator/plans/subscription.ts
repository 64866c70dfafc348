import type { Business } from '../businesses/business.ts'
import { getByIdOrCode } from '../businesses/own-rows.ts'
import { authorizationDetails } from '../customers/authorization.ts'
import { getCustomer, presentCustomer } from '../customers/customer.ts'
import { moment } from '../http/moment.ts'
import type { World } from '../world.ts'
import { planById, presentPlan } from './plan.ts'

export type SubscriptionStatus = 'active' | 'non-renewing' | 'attention' | 'completed' | 'cancelled'

export type Subscription = {
  id: number
  business_id: number
  customer_id: number
  plan_id: number
  authorization_id: number
  subscription_code: string
  email_token: string
  status: SubscriptionStatus
  amount: number
  invoice_limit: number
  charged: number
  start: number
  period_start: number
  is_announced: number
  created_at: number
  updated_at: number
  next_at: number | null
}

export function getSubscription(world: World, business: Business, idOrCode: string): Subscription {
  const kind = { table: 'subscriptions', noun: 'Subscription', code: 'subscription_code' }
  return getByIdOrCode(world, business, kind, idOrCode)
}

/** The answer to a creation: customer and plan are numbers. */
export function presentNewSubscription(world: World, subscription: Subscription) {
  const isLive = subscription.next_at !== null
  return {
    customer: subscription.customer_id,
    plan: subscription.plan_id,
    integration: subscription.business_id,
    domain: 'test',
    start: Math.floor(subscription.start / 1000),
    status: subscription.status,
    quantity: 1,
    amount: subscription.amount,
    authorization: authorizationDetails(world, subscription.authorization_id),
    invoice_limit: subscription.invoice_limit,
    subscription_code: subscription.subscription_code,
    email_token: subscription.email_token,
    cron_expression: cronOf(subscription.period_start),
    next_payment_date: isLive ? moment(subscription.period_start) : null,
    id: subscription.id,
    createdAt: moment(subscription.created_at),
    updatedAt: moment(subscription.updated_at),
  }
}

/** Asked for later: with the whole customer and plan. */
export function presentSubscription(world: World, subscription: Subscription) {
  const plan = planById(world, subscription.plan_id)
  return {
    ...presentNewSubscription(world, subscription),
    open_invoice: null,
    customer: presentCustomer(getCustomer(world, subscription.customer_id)),
    plan: plan ? presentPlan(plan) : {},
  }
}

/** Webhooks tell the token only where the subscription ends. */
export function presentSubscriptionEvent(world: World, subscription: Subscription, withToken: boolean) {
  const { email_token, id, integration, start, quantity, updatedAt, ...rest } = presentSubscription(
    world,
    subscription,
  )
  // "completed" is written "complete" here.
  const status = subscription.status === 'completed' ? 'complete' : subscription.status
  return { ...rest, status, ...(withToken && { email_token }), created_at: rest.createdAt }
}

/** Minute, hour and day of each month at which it is charged. */
function cronOf(at: number): string {
  const time = new Date(at)
  return `${time.getUTCMinutes()} ${time.getUTCHours()} ${time.getUTCDate()} * *`
}

const threeDays = 3 * 86_400_000

/** The invoice comes three days before its charge, or now. */
export const announceAt = (charge: number, now: number) => Math.max(now, charge - threeDays)
