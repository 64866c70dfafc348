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
    summary: 'Payments, newest first',
    access: 'payments_read',
    kept: true,
    query: PaymentQuery,
    answer: pageOf(Payment),
  }),
  walkPayments: endpoint({
    method: 'GET',
    path: '/payments/walk',
    summary: 'All payments, the oldest first, part by part: each once, however many are added meanwhile',
    access: 'payments_read',
    query: WalkQuery,
    answer: walkOf(Payment),
  }),
  getPaymentStats: endpoint({
    method: 'GET',
    path: '/payments/stats',
    also: ['/payments/statistics'],
    summary: 'What came in, what is owed, by state, type and month',
    access: 'payments_read',
    query: StatsQuery,
    answer: PaymentStats,
  }),
  initializePayment: endpoint({
    method: 'POST',
    path: '/payments/initialize',
    summary: 'Begin a payment and get the address of its checkout',
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
    summary: 'Ask the provider how a payment stands, and book what it says',
    access: 'payments_read',
    changes: ['autopay', 'charges', 'payments', 'receipts', 'refunds'],
    body: z.object({ reference: z.string().min(4).max(60) }),
    answer: PaymentDetail,
  }),
  receiveProviderEvent: endpoint({
    method: 'POST',
    path: '/payments/webhook',
    summary: 'For the payment provider: an event is stored, and worked on later',
    access: 'public',
    changes: ['payments'],
    raw: true,
    answer: z.object({ received: z.literal(true) }),
    errors: ['INVALID_SIGNATURE'],
  }),
  getPayment: endpoint({
    method: 'GET',
    path: '/payments/{id}',
    summary: 'One payment, and what it settles',
    access: 'payments_read',
    kept: true,
    params: paramsOf('payment'),
    answer: PaymentDetail,
  }),
  cancelPayment: endpoint({
    method: 'PATCH',
    path: '/payments/{id}/cancel',
    summary: 'Give up a payment that has not been made, or take a recorded one back',
    access: 'payments_write',
    goes_on: true,
    changes: ['charges', 'payments', 'receipts'],
    params: paramsOf('payment'),
    body: CancelBody,
    answer: PaymentDetail,
    errors: ['ILLEGAL_STATE'],
  }),
}
