import { endpoint } from '../../shared/endpoint.ts'
import { idOf, paramsOf } from '../../shared/ids.ts'
import { PageQuery, pageOf } from '../../shared/pages.ts'
import { BankCashBody, CashBanking, CashInHand } from './cash.ts'
import {
  BulkCreateBody,
  BulkCreated,
  Evidence,
  MOST_EVIDENCE_BYTES,
  OfflinePaymentBody,
  OfflinePaymentPreview,
  OfflinePaymentRow,
  PaymentChange,
  PreviewBody,
} from './offline.ts'
import { Payment, PaymentDetail } from './payment.ts'

/** Payments by cash or bank, without the provider. */
export const offlineEndpoints = {
  createPayment: endpoint({
    method: 'POST',
    path: '/payments',
    summary: 'Record a payment received in cash, by transfer or by cheque',
    access: 'payments_write',
    changes: ['charges', 'payments', 'receipts'],
    money: true,
    queued: true,
    body: OfflinePaymentBody,
    answer: Payment,
    status: 201,
    errors: ['BANK_REFERENCE_TAKEN', 'LOOKS_RECORDED', 'CASH_LIMIT', 'CLIENT_ID_USED'],
  }),
  bulkCreatePayments: endpoint({
    method: 'POST',
    path: '/payments/bulk-create',
    summary: 'Record several payments. Rows that fail are reported, and the others are saved',
    access: 'payments_write',
    changes: ['charges', 'payments', 'receipts'],
    money: true,
    body: BulkCreateBody,
    rows: { rows: OfflinePaymentRow, transactions: OfflinePaymentRow },
    answer: BulkCreated,
    status: 201,
  }),
  previewPayment: endpoint({
    method: 'POST',
    path: '/payments/preview',
    summary: 'Preview what an offline payment would settle. Nothing is saved',
    access: 'payments_write',
    changes: [],
    body: PreviewBody,
    answer: OfflinePaymentPreview,
  }),
  updatePayment: endpoint({
    method: 'PATCH',
    path: '/payments/{id}',
    summary:
      'Update the description or evidence of an offline payment, or clear its review. The amount never changes',
    access: 'payments_write',
    params: paramsOf('payment'),
    body: PaymentChange,
    answer: PaymentDetail,
    errors: ['ILLEGAL_STATE'],
  }),
  addEvidence: endpoint({
    method: 'POST',
    path: '/payments/evidence',
    summary:
      'Upload evidence, such as a bank teller or a photo of a slip, to attach when a payment is recorded',
    access: 'payments_write',
    changes: [],
    upload: { field: 'file', most_bytes: MOST_EVIDENCE_BYTES, types: ['pdf', 'jpeg', 'png', 'webp'] },
    answer: Evidence,
    status: 201,
    errors: ['UNSUPPORTED_MEDIA_TYPE', 'PICTURE_UNREADABLE', 'TOO_MANY_REQUESTS'],
  }),
  downloadEvidence: endpoint({
    method: 'GET',
    path: '/payments/evidence/{id}',
    summary: 'Download a file of evidence as it was stored',
    access: 'payments_read',
    params: paramsOf('evidence'),
    answer: 'file',
    files: ['pdf', 'jpeg'],
  }),
  listCash: endpoint({
    method: 'GET',
    path: '/payments/cash',
    summary: 'List cash that is not banked yet, by holder',
    access: 'payments_read',
    query: PageQuery.extend({ estate_id: idOf('estate').optional() }),
    answer: pageOf(CashInHand),
  }),
  bankCash: endpoint({
    method: 'POST',
    path: '/payments/cash/bank',
    summary: 'Record that cash was taken to the bank',
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
    summary: 'List bankings of cash, newest first',
    access: 'payments_read',
    query: PageQuery.extend({ estate_id: idOf('estate').optional() }),
    answer: pageOf(CashBanking),
  }),
}
