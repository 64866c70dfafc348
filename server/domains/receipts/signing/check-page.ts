import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Services } from '../../../platform/services.ts'
import { listReceiptKeys } from './check-receipt.ts'

const KEYS_GO_HERE = '__RECEIPT_KEYS__'
const WEEK_SECONDS = 604_800

/**
 * The page behind the code of a receipt, with the public keys in it: a browser that has it checks a signature without a
 * network. The code stands behind `#` and never comes here.
 */
export function receiptCheckPage(app: FastifyInstance, services: Services, folder: string): void {
  const file = join(folder, 'receipt-check.html')
  if (!existsSync(file)) return
  const page = readFileSync(file, 'utf8')
  app.get('/r', { schema: { hide: true } }, async (_, reply) => {
    const keys = await services.transaction('system', listReceiptKeys)
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', `public, max-age=${WEEK_SECONDS}`)
      .send(page.replace(KEYS_GO_HERE, () => JSON.stringify(keys)))
  })
}
