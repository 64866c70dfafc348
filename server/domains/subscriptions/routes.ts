import { subscriptions } from '@gida/contract/domains/subscriptions/endpoints'
import type { Mount } from '../../platform/http/call.ts'
import { runExclusivePerKey } from '../../platform/http/idempotency.ts'
import { PDF } from '../receipts/index.ts'
import { choosePlan } from './choosing/choose-plan.ts'
import { getSubscription } from './choosing/get-subscription.ts'
import { creditInvoice } from './invoices/credit-invoice.ts'
import { drawInvoice } from './invoices/draw-invoice.ts'
import { getPlatformInvoice, listPlatformInvoices } from './invoices/invoice-queries.ts'
import { checkPaymentsOfInvoice } from './paying/check-payments-of-invoice.ts'
import { payInvoice } from './paying/pay-invoice.ts'
import { changePlanPrice } from './plans/change-plan-price.ts'
import { createPlan } from './plans/create-plan.ts'
import { endPlan } from './plans/end-plan.ts'
import { listPlans } from './plans/plan-queries.ts'
import { getSeller, setSeller } from './plans/seller.ts'
import { getRecurringRevenue } from './revenue/get-recurring-revenue.ts'
import { answerInvoiceDispute } from './reversals/answer-invoice-dispute.ts'
import { endInvoiceDispute } from './reversals/end-invoice-dispute.ts'

export function subscriptionRoutes({ on, make, inSteps, file }: Mount): void {
  on(subscriptions.listPlans, async (tx) => ({ data: await listPlans(tx) }))
  make(subscriptions.createPlan, async (tx, { actor, body }) => {
    const { plan, is_new } = await createPlan(tx, actor, body)
    return { answer: plan, is_new }
  })
  on(subscriptions.changePlanPrice, (tx, { actor, params, body }) =>
    changePlanPrice(tx, actor, params.id, body),
  )
  on(subscriptions.endPlan, (tx, { actor, params, body }) => endPlan(tx, actor, params.id, body.ends_on))
  on(subscriptions.getSeller, async (tx) => ({ seller: await getSeller(tx) }))
  on(subscriptions.setSeller, async (tx, { actor, body }) => ({ seller: await setSeller(tx, actor, body) }))

  on(subscriptions.getSubscription, (tx, { actor, params }) => getSubscription(tx, actor, params.id))
  on(subscriptions.choosePlan, (tx, { actor, params, body }) =>
    choosePlan(tx, actor, params.id, body.plan_id),
  )

  on(subscriptions.listPlatformInvoices, (tx, { query }) => listPlatformInvoices(tx, query))
  on(subscriptions.getPlatformInvoice, (tx, { params }) => getPlatformInvoice(tx, params.id))
  file(subscriptions.downloadPlatformInvoice, async ({ services, actor, params }) => {
    const invoice = await services.transaction(actor, (tx) => getPlatformInvoice(tx, params.id))
    return { bytes: await drawInvoice(invoice), name: `${invoice.number}.pdf`, content_type: PDF }
  })
  inSteps(subscriptions.payInvoice, ({ services, actor, key, params, body }) =>
    runExclusivePerKey(services, actor, key, () =>
      payInvoice(services, actor, key, { ...body, invoice_id: params.id }),
    ),
  )
  inSteps(subscriptions.checkInvoicePayment, ({ services, actor, params }) =>
    checkPaymentsOfInvoice(services, actor, params.id),
  )
  on(subscriptions.creditInvoice, (tx, { actor, params, body }) => creditInvoice(tx, actor, params.id, body))

  inSteps(subscriptions.answerInvoiceDispute, async ({ services, actor, params, body }) => {
    await answerInvoiceDispute(services, actor, params.id, body)
    return services.transaction(actor, (tx) => getPlatformInvoice(tx, params.id))
  })

  on(subscriptions.endInvoiceDispute, async (tx, { actor, params, body }) => {
    await endInvoiceDispute(tx, actor, params.id, body)
    return getPlatformInvoice(tx, params.id)
  })

  on(subscriptions.getRecurringRevenue, (tx) => getRecurringRevenue(tx))
}
