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
    summary: 'List the public keys that verify receipts',
    access: 'public',
    answer: z.object({ data: z.array(ReceiptKey) }),
  }),
  checkReceipt: endpoint({
    method: 'GET',
    path: '/receipts/check',
    summary: 'Check a receipt: genuine, voided or unknown',
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
    summary: 'List receipts, newest first',
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
    summary:
      'Walk through all receipts, oldest first, by cursor. Each is returned once, even while more are added',
    access: 'payments_read',
    query: WalkQuery,
    answer: walkOf(Receipt),
  }),
  getReceipt: endpoint({
    method: 'GET',
    path: '/receipts/{id}',
    summary: 'Retrieve a receipt as it was issued',
    access: 'payments_read',
    kept: true,
    params: paramsOf('receipt'),
    answer: ReceiptDetail,
  }),
  downloadReceipt: endpoint({
    method: 'GET',
    path: '/receipts/{id}/download',
    summary: 'Download a receipt as a PDF',
    access: 'payments_read',
    kept: true,
    params: paramsOf('receipt'),
    answer: 'file',
    files: ['pdf'],
  }),
  emailReceipt: endpoint({
    method: 'POST',
    path: '/receipts/{id}/email',
    summary: "Send a receipt to the caller's own e-mail address",
    access: 'payments_read',
    changes: [],
    params: paramsOf('receipt'),
    answer: z.object({ sent_to: z.string() }),
    status: 202,
    errors: ['NO_EMAIL_ADDRESS', 'TOO_MANY_REQUESTS'],
  }),
}
