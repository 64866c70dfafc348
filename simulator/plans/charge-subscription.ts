import { type Business, businessTime } from '../businesses/business.ts'
import { getCustomer } from '../customers/customer.ts'
import { faultsFor } from '../faults/faults.ts'
import { randomCode } from '../store/codes.ts'
import { openTransaction } from '../transactions/open-transaction.ts'
import { recordFailure, recordSuccess } from '../transactions/record-outcome.ts'
import { getByReference } from '../transactions/transaction.ts'
import { queueDelivery } from '../webhooks/queue-delivery.ts'
import type { World } from '../world.ts'
import { type Invoice, openInvoice, presentInvoice } from './invoice.ts'
import { periodAfter, planById } from './plan.ts'
import { announceAt, getSubscription, presentSubscriptionEvent, type Subscription } from './subscription.ts'

/** Announces, charges and ends what has fallen due. */
export function moveDueSubscriptions(world: World, business: Business, now: number) {
  const sql =
    'select * from subscriptions where business_id = ? and next_at <= ? order by next_at, id limit 1'
  for (;;) {
    const subscription = world.db.get<Subscription>(sql, business.id, now)
    if (!subscription) return
    world.db.transaction(() => {
      if (subscription.status === 'non-renewing') endSubscription(world, business, subscription, 'cancelled')
      else if (subscription.is_announced) charge(world, business, subscription)
      else announceInvoice(world, business, subscription)
    })
  }
}

function announceInvoice(world: World, business: Business, subscription: Subscription) {
  const interval = planById(world, subscription.plan_id)?.interval ?? 'monthly'
  world.db.insert('invoices', {
    subscription_id: subscription.id,
    invoice_code: `INV_${randomCode(15)}`,
    amount: subscription.amount,
    period_start: subscription.period_start,
    period_end: periodAfter(subscription.period_start, interval) - 1000,
    status: 'pending',
    created_at: businessTime(world, business),
  })
  const next_at = subscription.period_start
  world.db.update('subscriptions', subscription.id, { is_announced: 1, next_at })
  tell(world, business, 'invoice.create', subscription)
}

/** One try for the period; a card that says no is not tried again before the next. */
function charge(world: World, business: Business, subscription: Subscription) {
  const invoice = openInvoice(world, subscription)
  const { reference, isPaid } = attempt(world, business, subscription)
  const { id } = getByReference(world, business, reference)
  if (invoice) {
    world.db.update('invoices', invoice.id, {
      status: isPaid ? 'success' : 'failed',
      transaction_id: id,
      paid_at: isPaid ? businessTime(world, business) : null,
    })
  }
  const charged = subscription.charged + 1
  const interval = planById(world, subscription.plan_id)?.interval ?? 'monthly'
  const period_start = periodAfter(subscription.period_start, interval)
  world.db.update('subscriptions', subscription.id, {
    charged,
    status: isPaid ? 'active' : 'attention',
    period_start,
    is_announced: 0,
    next_at: announceAt(period_start, subscription.period_start),
  })
  tell(world, business, isPaid ? 'invoice.update' : 'invoice.payment_failed', subscription, invoice)
  const isLast = subscription.invoice_limit > 0 && charged >= subscription.invoice_limit
  if (isLast) endSubscription(world, business, subscription, 'completed')
}

function attempt(world: World, business: Business, subscription: Subscription) {
  const { reference } = openTransaction(
    world,
    business,
    {
      email: getCustomer(world, subscription.customer_id).email,
      amount: subscription.amount,
      currency: 'NGN',
      reference: undefined,
      callback_url: null,
      channels: [],
      subaccount: undefined,
      transaction_charge: null,
      bearer: 'account',
      metadata: JSON.stringify({ invoice_action: 'create' }),
      label: null,
    },
    { plan_id: subscription.plan_id, requested_amount: subscription.amount },
  )
  const isPaid = faultsFor(world, business, reference).charges === 'normal'
  if (!isPaid) recordFailure(world, business, reference, 'card', 'Declined')
  else {
    recordSuccess(world, business, reference, {
      amount: subscription.amount,
      channel: 'card',
      authorizationId: subscription.authorization_id,
      gatewayResponse: 'Approved',
    })
  }
  return { reference, isPaid }
}

export function endSubscription(
  world: World,
  business: Business,
  subscription: Subscription,
  status: 'completed' | 'cancelled',
) {
  const updated_at = businessTime(world, business)
  world.db.update('subscriptions', subscription.id, { status, updated_at, next_at: null })
  const ended = getSubscription(world, business, subscription.subscription_code)
  const event = presentSubscriptionEvent(world, ended, true)
  queueDelivery(world, business, 'subscription.disable', ended.subscription_code, event)
}

function tell(
  world: World,
  business: Business,
  event: string,
  { subscription_code }: Subscription,
  known?: Invoice,
) {
  const subscription = getSubscription(world, business, subscription_code)
  const sql = 'select * from invoices where subscription_id = ? order by id desc limit 1'
  const invoice = world.db.get<Invoice>(sql, subscription.id) ?? known
  if (!invoice) return
  queueDelivery(world, business, event, subscription_code, presentInvoice(world, invoice, subscription))
}
