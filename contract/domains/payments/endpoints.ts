import { z } from 'zod'
import { endpoint } from '../../shared/endpoint.ts'
import { idOf, paramsOf } from '../../shared/ids.ts'
import { pageOf } from '../../shared/pages.ts'
import { WalkQuery, walkOf } from '../../shared/walks.ts'
import { InitializeBody, InitializedPayment } from './checkout.ts'
import { CancelBody } from './offline.ts'
import { offlineEndpoints } from './offline-endpoints.ts'
import { Payment, PaymentDetail, PaymentQuery, PaymentStats } from './payment.ts'

const StatsQuery = z.object({
  estate_id: idOf('estate').optional(),
  property_id: idOf('property').optional(),
})

export const payments = {
  ...offlineEndpoints,
  listPayments: endpoint({
    method: 'GET',
    path: '/payments',
    summary: 'List payments, newest first',
    access: 'payments_read',
    kept: true,
    query: PaymentQuery,
    answer: pageOf(Payment),
  }),
  walkPayments: endpoint({
    method: 'GET',
    path: '/payments/walk',
    summary:
      'Walk through all payments, oldest first, by cursor. Each is returned once, even while more are added',
    access: 'payments_read',
    query: WalkQuery,
    answer: walkOf(Payment),
  }),
  getPaymentStats: endpoint({
    method: 'GET',
    path: '/payments/stats',
    also: ['/payments/statistics'],
    summary: 'Retrieve payment totals: received and owed, by status, type and month',
    access: 'payments_read',
    query: StatsQuery,
    answer: PaymentStats,
  }),
  initializePayment: endpoint({
    method: 'POST',
    path: '/payments/initialize',
    summary: 'Start a payment and return the address of its checkout',
    access: 'payments_write',
    changes: ['autopay', 'charges', 'payments', 'receipts'],
    money: true,
    body: InitializeBody,
    answer: InitializedPayment,
    status: 201,
    errors: [
      'AMOUNT_TOO_LARGE',
      'AMOUNT_TOO_SMALL',
      'AMOUNT_OVER_LIMIT',
      'CARD_EXPIRED',
      'CARD_BLOCKED',
      'NOTHING_OWED',
      'PAYMENT_ALREADY_OPEN',
      'PROVIDER_UNAVAILABLE',
    ],
  }),
  verifyPayment: endpoint({
    method: 'POST',
    path: '/payments/verify',
    summary: 'Verify a payment with the provider and record its status',
    access: 'payments_read',
    changes: ['autopay', 'charges', 'payments', 'receipts', 'refunds'],
    body: z.object({ reference: z.string().min(4).max(60) }),
    answer: PaymentDetail,
  }),
  receiveProviderEvent: endpoint({
    method: 'POST',
    path: '/payments/webhook',
    summary: 'Receive an event from the payment provider. It is stored and processed asynchronously',
    access: 'public',
    changes: ['payments'],
    raw: true,
    answer: z.object({ received: z.literal(true) }),
    errors: ['INVALID_SIGNATURE'],
  }),
  getPayment: endpoint({
    method: 'GET',
    path: '/payments/{id}',
    summary: 'Retrieve a payment and what it settles',
    access: 'payments_read',
    kept: true,
    params: paramsOf('payment'),
    answer: PaymentDetail,
  }),
  cancelPayment: endpoint({
    method: 'PATCH',
    path: '/payments/{id}/cancel',
    summary: 'Cancel a payment that has not been made, or reverse a recorded one',
    access: 'payments_write',
    goes_on: true,
    changes: ['charges', 'payments', 'receipts'],
    params: paramsOf('payment'),
    body: CancelBody,
    answer: PaymentDetail,
    errors: ['ILLEGAL_STATE'],
  }),
}
