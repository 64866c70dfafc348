import { payments } from '@gida/contract/domains/payments/endpoints'
import type { Mount } from '../../platform/http/call.ts'
import { cancelPayment } from './checkout/cancel-payment.ts'
import { getPaymentDetail } from './get-payment-detail.ts'
import { listPayments } from './list-payments.ts'
import { offlineRoutes } from './offline/routes.ts'
import { paymentStats } from './payment-stats.ts'
import { receiveProviderEvent } from './provider/receive-event.ts'
import { verifyPayment } from './provider/verify-payment.ts'
import { walkPayments } from './walk-payments.ts'

export function paymentRoutes(mount: Mount): void {
  const { on, inSteps } = mount
  offlineRoutes(mount)

  on(payments.listPayments, (tx, { actor, query }) => listPayments(tx, actor, query))

  on(payments.walkPayments, (tx, { actor, query }) => walkPayments(tx, actor, query))

  on(payments.getPaymentStats, (tx, { actor, query }) => paymentStats(tx, actor, query))

  inSteps(payments.verifyPayment, ({ services, actor, body }) =>
    verifyPayment(services, actor, body.reference),
  )

  inSteps(payments.receiveProviderEvent, async ({ services, request }) => {
    await receiveProviderEvent(services, request.raw, request.headers['x-paystack-signature'])
    return { received: true as const }
  })

  on(payments.getPayment, (tx, { actor, params }) => getPaymentDetail(tx, actor, params.id))

  on(payments.cancelPayment, async (tx, { actor, params, body }) => {
    await cancelPayment(tx, actor, params.id, body)
    return getPaymentDetail(tx, actor, params.id)
  })
}
