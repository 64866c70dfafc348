import { z } from 'zod'
import { Day } from '../../shared/dates.ts'
import { endpoint } from '../../shared/endpoint.ts'
import { idOf, paramsOf } from '../../shared/ids.ts'
import { PageQuery, pageOf, SearchText } from '../../shared/pages.ts'
import { Charge } from './charge.ts'
import { disputeEndpoints } from './dispute.ts'
import { Fee, FeeChange, FeeDraft } from './fee.ts'
import { CancelBody } from './offline.ts'
import { offlineEndpoints } from './offline-endpoints.ts'
import { ownMoneyEndpoints } from './own-money.ts'
import {
  InitializeBody,
  InitializedPayment,
  Payment,
  PaymentDetail,
  PaymentQuery,
  PaymentStats,
} from './payment.ts'
import { Receipt, ReceiptDetail } from './receipt.ts'
import { receiptCheckEndpoints } from './receipt-check.ts'
import { refundEndpoints } from './refunds.ts'
import { waiverEndpoints } from './waiver.ts'

const StatsQuery = z.object({
  estate_id: idOf('estate').optional(),
  property_id: idOf('property').optional(),
})

export const payments = {
  ...refundEndpoints,
  ...disputeEndpoints,
  ...waiverEndpoints,
  ...offlineEndpoints,
  ...ownMoneyEndpoints,
  listPayments: endpoint({
    method: 'GET',
    path: '/payments',
    summary: 'Payments, newest first',
    access: 'payments_read',
    query: PaymentQuery,
    answer: pageOf(Payment),
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
    money: true,
    body: InitializeBody,
    answer: InitializedPayment,
    status: 201,
    errors: [
      'AMOUNT_TOO_LARGE',
      'AMOUNT_TOO_SMALL',
      'CARD_EXPIRED',
      'CARD_RESTS',
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
    body: z.object({ reference: z.string().min(4).max(60) }),
    answer: PaymentDetail,
  }),
  receiveProviderEvent: endpoint({
    method: 'POST',
    path: '/payments/webhook',
    summary: 'For the payment provider: an event is stored, and worked on later',
    access: 'public',
    raw: true,
    answer: z.object({ received: z.literal(true) }),
    errors: ['INVALID_SIGNATURE'],
  }),
  getPayment: endpoint({
    method: 'GET',
    path: '/payments/{id}',
    summary: 'One payment, and what it settles',
    access: 'payments_read',
    params: paramsOf('payment'),
    answer: PaymentDetail,
  }),
  cancelPayment: endpoint({
    method: 'PATCH',
    path: '/payments/{id}/cancel',
    summary: 'Give up a payment that has not been made, or take a recorded one back',
    access: 'payments_write',
    params: paramsOf('payment'),
    body: CancelBody,
    answer: PaymentDetail,
    errors: ['ILLEGAL_STATE'],
  }),
  listCharges: endpoint({
    method: 'GET',
    path: '/charges',
    summary: 'What is owed, oldest first',
    access: 'payments_read',
    query: PageQuery.extend({
      state: z.enum(['OPEN', 'OVERDUE', 'ALL']).default('OPEN'),
      due_from: Day.optional(),
      due_to: Day.optional(),
      estate_id: idOf('estate').optional(),
      property_id: idOf('property').optional(),
      unit_id: idOf('unit').optional(),
      tenant_id: idOf('tenant').optional(),
      search: SearchText.optional(),
    }),
    answer: pageOf(Charge),
  }),
  listFees: endpoint({
    method: 'GET',
    path: '/fees',
    summary: 'The fees that estates ask of their tenants, by name',
    access: 'estate_read',
    query: PageQuery.extend({ estate_id: idOf('estate').optional() }),
    answer: pageOf(Fee),
  }),
  createFee: endpoint({
    method: 'POST',
    path: '/fees',
    summary: 'Add a fee to the schedule of an estate',
    access: 'properties_write',
    body: FeeDraft,
    answer: Fee,
    status: 201,
    errors: ['FEE_NAME_TAKEN'],
  }),
  updateFee: endpoint({
    method: 'PATCH',
    path: '/fees/{id}',
    summary: 'Change a fee; leases that were made with it keep what was agreed',
    access: 'properties_write',
    params: paramsOf('fee'),
    body: FeeChange,
    answer: Fee,
    errors: ['FEE_NAME_TAKEN'],
  }),
  deleteFee: endpoint({
    method: 'DELETE',
    path: '/fees/{id}',
    summary: 'Take a fee off the schedule; leases that were made with it keep what was agreed',
    access: 'properties_write',
    params: paramsOf('fee'),
    answer: null,
  }),
  ...receiptCheckEndpoints,
  listReceipts: endpoint({
    method: 'GET',
    path: '/receipts',
    summary: 'Receipts, newest first',
    access: 'payments_read',
    query: PageQuery.extend({ estate_id: idOf('estate').optional(), search: SearchText.optional() }),
    answer: pageOf(Receipt),
  }),
  getReceipt: endpoint({
    method: 'GET',
    path: '/receipts/{id}',
    summary: 'One receipt, as it was issued',
    access: 'payments_read',
    params: paramsOf('receipt'),
    answer: ReceiptDetail,
  }),
  downloadReceipt: endpoint({
    method: 'GET',
    path: '/receipts/{id}/download',
    summary: 'The receipt as a PDF',
    access: 'payments_read',
    params: paramsOf('receipt'),
    answer: 'file',
    files: ['pdf'],
  }),
  emailReceipt: endpoint({
    method: 'POST',
    path: '/receipts/{id}/email',
    summary: 'Send the receipt to your own e-mail address',
    access: 'payments_read',
    params: paramsOf('receipt'),
    answer: z.object({ sent_to: z.string() }),
    status: 202,
    errors: ['NO_EMAIL_ADDRESS', 'TOO_MANY_REQUESTS'],
  }),
}
