import { endpoint } from '../../shared/endpoint.ts'
import { Id, IdParams } from '../../shared/ids.ts'
import { PageQuery, pageOf } from '../../shared/pages.ts'
import { BankCashBody, CashBanking, CashInHand } from './cash.ts'
import {
  BulkCreateBody,
  BulkCreated,
  MOST_PROOF_BYTES,
  OfflinePaymentBody,
  PaymentChange,
  PreviewBody,
  Proof,
  RecordingPreview,
} from './offline.ts'
import { Payment, PaymentDetail } from './payment.ts'

/** Money that comes by hand or by a bank, past the provider. */
export const offlineEndpoints = {
  createPayment: endpoint({
    method: 'POST',
    path: '/payments',
    summary: 'Record cash, a transfer or a cheque that has come',
    access: 'payments_write',
    money: true,
    body: OfflinePaymentBody,
    answer: Payment,
    status: 201,
    errors: ['BANK_REFERENCE_TAKEN', 'LOOKS_RECORDED'],
  }),
  bulkCreatePayments: endpoint({
    method: 'POST',
    path: '/payments/bulk-create',
    summary: 'Record many at once; rows that cannot be are told, and the others are kept',
    access: 'payments_write',
    money: true,
    body: BulkCreateBody,
    answer: BulkCreated,
    status: 201,
  }),
  previewPayment: endpoint({
    method: 'POST',
    path: '/payments/preview',
    summary: 'What recording this money would settle. Nothing is written',
    access: 'payments_write',
    body: PreviewBody,
    answer: RecordingPreview,
  }),
  updatePayment: endpoint({
    method: 'PATCH',
    path: '/payments/{id}',
    summary: 'Change the description or the proof of an offline payment, or clear a review. Never money',
    access: 'payments_write',
    params: IdParams,
    body: PaymentChange,
    answer: PaymentDetail,
    errors: ['ILLEGAL_STATE'],
  }),
  addProof: endpoint({
    method: 'POST',
    path: '/payments/proofs',
    summary: 'Upload a teller, a slip or a photo of it, to be named when the payment is recorded',
    access: 'payments_write',
    upload: { field: 'file', most_bytes: MOST_PROOF_BYTES, types: ['pdf', 'jpeg', 'png', 'webp'] },
    answer: Proof,
    status: 201,
    errors: ['UNSUPPORTED_MEDIA_TYPE', 'PICTURE_UNREADABLE', 'TOO_MANY_REQUESTS'],
  }),
  getProof: endpoint({
    method: 'GET',
    path: '/payments/proofs/{id}',
    summary: 'A proof as it was kept',
    access: 'payments_read',
    params: IdParams,
    answer: 'file',
    files: ['pdf', 'jpeg'],
  }),
  listCash: endpoint({
    method: 'GET',
    path: '/payments/cash',
    summary: 'Cash that waits to be banked, and in whose hand',
    access: 'payments_read',
    query: PageQuery.extend({ estate_id: Id.optional() }),
    answer: pageOf(CashInHand),
  }),
  bankCash: endpoint({
    method: 'POST',
    path: '/payments/cash/bank',
    summary: 'Say that cash was taken to the bank',
    access: 'payments_write',
    money: true,
    body: BankCashBody,
    answer: CashBanking,
    status: 201,
    errors: ['CASH_NOT_IN_HAND', 'BANK_REFERENCE_TAKEN'],
  }),
  listCashBankings: endpoint({
    method: 'GET',
    path: '/payments/cash/bankings',
    summary: 'Cash that was taken to the bank, newest first',
    access: 'payments_read',
    query: PageQuery.extend({ estate_id: Id.optional() }),
    answer: pageOf(CashBanking),
  }),
}
