import type { FastifyInstance } from 'fastify'
import { checkPage } from '../../../platform/http/pages/check-page.ts'
import type { Services } from '../../../platform/services.ts'
import { listReceiptKeys } from './check-receipt.ts'

/** Page behind the QR code of a receipt. The code is after `#` and never reaches the server. */
export const receiptCheckPage = (app: FastifyInstance, services: Services, folder: string): void =>
  checkPage(app, folder, {
    ...{ url: '/r', file: 'receipt-check.html', place: '__RECEIPT_KEYS__' },
    keys: () => services.transaction('system', listReceiptKeys),
  })
