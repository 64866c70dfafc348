import { z } from 'zod'
import { endpoint } from '../../shared/endpoint.ts'
import { idOf, paramsOf } from '../../shared/ids.ts'
import { PageQuery, pageOf, SearchText } from '../../shared/pages.ts'
import { WalkQuery, walkOf } from '../../shared/walks.ts'
import { Receipt, ReceiptDetail } from './receipt.ts'
import { ReceiptCheck, ReceiptKey } from './receipt-check.ts'

export const receipts = {
  listReceiptKeys: endpoint({
    method: 'GET',
    path: '/receipts/keys',
    summary: 'The public keys with which receipts are checked',
    access: 'public',
    answer: z.object({ data: z.array(ReceiptKey) }),
  }),
  checkReceipt: endpoint({
    method: 'GET',
    path: '/receipts/check',
    summary: 'How a receipt stands, for who holds it: genuine, voided, or not known',
    access: 'public',
    query: z.object({
      number: z.string().max(60),
      digest: z
        .string()
        .regex(/^[\w-]{43}$/)
        .meta({ description: 'SHA-256 of the signed text, base64url' }),
    }),
    answer: ReceiptCheck,
  }),
  listReceipts: endpoint({
    method: 'GET',
    path: '/receipts',
    summary: 'Receipts, newest first',
    access: 'payments_read',
    kept: true,
    query: PageQuery.extend({
      estate_id: idOf('estate').optional(),
      payment_id: idOf('payment').optional(),
      search: SearchText.optional(),
    }),
    answer: pageOf(Receipt),
  }),
  walkReceipts: endpoint({
    method: 'GET',
    path: '/receipts/walk',
    summary: 'All receipts, the oldest first, part by part: each once, however many are added meanwhile',
    access: 'payments_read',
    query: WalkQuery,
    answer: walkOf(Receipt),
  }),
  getReceipt: endpoint({
    method: 'GET',
    path: '/receipts/{id}',
    summary: 'One receipt, as it was issued',
    access: 'payments_read',
    kept: true,
    params: paramsOf('receipt'),
    answer: ReceiptDetail,
  }),
  downloadReceipt: endpoint({
    method: 'GET',
    path: '/receipts/{id}/download',
    summary: 'The receipt as a PDF',
    access: 'payments_read',
    kept: true,
    params: paramsOf('receipt'),
    answer: 'file',
    files: ['pdf'],
  }),
  emailReceipt: endpoint({
    method: 'POST',
    path: '/receipts/{id}/email',
    summary: 'Send the receipt to your own e-mail address',
    access: 'payments_read',
    changes: [],
    params: paramsOf('receipt'),
    answer: z.object({ sent_to: z.string() }),
    status: 202,
    errors: ['NO_EMAIL_ADDRESS', 'TOO_MANY_REQUESTS'],
  }),
}
