import { z } from 'zod'
import { endpoint } from '../../shared/endpoint.ts'
import { paramsOf } from '../../shared/ids.ts'
import { PositiveKobo } from '../../shared/money.ts'
import { pageOf } from '../../shared/pages.ts'
import { Dispute, DisputeAnswer, DisputeQuery } from './dispute.ts'
import { Refund, RefundAccount, RefundPreview, RefundQuery, RefundSummary } from './refund.ts'
import { CreditRefundBody, RefundBody } from './refund-bodies.ts'

export const refunds = {
  listRefunds: endpoint({
    method: 'GET',
    path: '/payments/refunds',
    summary: 'Refunds: those that need somebody first, then the newest',
    access: 'payments_refund',
    query: RefundQuery,
    answer: pageOf(Refund),
  }),
  issueRefund: endpoint({
    method: 'POST',
    path: '/payments/refunds',
    summary: 'Refund a payment, in full or in part',
    access: 'payments_refund',
    changes: ['charges', 'payments', 'receipts', 'refunds'],
    money: true,
    body: RefundBody,
    answer: Refund,
    status: 201,
    errors: [
      'REFUND_TOO_LARGE',
      'REFUND_WAY_MISSING',
      'CASH_NOT_IN_HAND',
      'PAYMENT_DISPUTED',
      'ILLEGAL_STATE',
    ],
  }),
  refundCredit: endpoint({
    method: 'POST',
    path: '/payments/refunds/credit',
    summary: 'Record that a tenant’s free credit was paid back',
    access: 'payments_refund',
    changes: ['charges', 'refunds'],
    money: true,
    body: CreditRefundBody,
    answer: Refund,
    status: 201,
    errors: ['REFUND_TOO_LARGE', 'CASH_NOT_IN_HAND'],
  }),
  retryRefund: endpoint({
    method: 'POST',
    path: '/payments/refunds/{id}/retry',
    summary: 'Send a refund that needs attention to an account of the payer',
    access: 'payments_refund',
    changes: ['charges', 'payments', 'refunds'],
    params: paramsOf('refund'),
    body: RefundAccount,
    answer: Refund,
    errors: ['ILLEGAL_STATE', 'ACCOUNT_NOT_RESOLVED', 'PROVIDER_UNAVAILABLE'],
  }),
  previewRefund: endpoint({
    method: 'GET',
    path: '/payments/{id}/refund-preview',
    summary: 'What a refund would take from whom, in kobo; nothing is written',
    access: 'payments_refund',
    params: paramsOf('payment'),
    query: z.object({ amount: z.coerce.number().pipe(PositiveKobo).optional() }),
    answer: RefundPreview,
    errors: ['REFUND_TOO_LARGE', 'ILLEGAL_STATE'],
  }),
  getRefundSummary: endpoint({
    method: 'GET',
    path: '/payments/{id}/refund-summary',
    summary: 'What went back of a payment, and what is on its way back',
    access: 'payments_read',
    params: paramsOf('payment'),
    answer: RefundSummary,
  }),
  downloadCreditNote: endpoint({
    method: 'GET',
    path: '/credit-notes/{id}/download',
    summary: 'A credit note as a PDF',
    access: 'payments_read',
    params: paramsOf('credit_note'),
    answer: 'file',
    files: ['pdf'],
  }),
  listDisputes: endpoint({
    method: 'GET',
    path: '/payments/disputes',
    summary: 'Chargebacks: the open ones first, by the hour they are due',
    access: 'payments_refund',
    query: DisputeQuery,
    answer: pageOf(Dispute),
  }),
  answerDispute: endpoint({
    method: 'POST',
    path: '/payments/disputes/{id}/answer',
    summary: 'Accept a chargeback, or decline it with what proves the payment right',
    access: 'payments_refund',
    changes: ['charges', 'payments', 'refunds'],
    params: paramsOf('dispute'),
    body: DisputeAnswer,
    answer: Dispute,
    errors: ['ILLEGAL_STATE', 'PROVIDER_UNAVAILABLE'],
  }),
}
