import { receipts } from '@gida/contract/domains/receipts/endpoints'
import type { Mount } from '../../platform/http/call.ts'
import { emailReceipt } from './email-receipt.ts'
import { PDF, receiptFile } from './receipt-file.ts'
import { getReceiptRow, listReceipts, presentReceiptDetail, walkReceipts } from './receipt-queries.ts'
import { checkReceipt, listReceiptKeys } from './signing/check-receipt.ts'

export function receiptRoutes({ on, inSteps, file }: Mount): void {
  on(receipts.listReceiptKeys, async (tx) => ({ data: await listReceiptKeys(tx) }))

  on(receipts.checkReceipt, (tx, { query }) => checkReceipt(tx, query))

  on(receipts.listReceipts, (tx, { actor, query }) => listReceipts(tx, actor, query))

  on(receipts.walkReceipts, (tx, { actor, query }) => walkReceipts(tx, actor, query))

  on(receipts.getReceipt, async (tx, { params, services }) =>
    presentReceiptDetail(await getReceiptRow(tx, params.id), services.config.http.publicUrl),
  )

  file(receipts.downloadReceipt, async ({ services, actor, params }) => {
    const receipt = await services.transaction(actor, (tx) => getReceiptRow(tx, params.id))
    const { bytes, name } = await receiptFile(services, receipt)
    return { bytes, name, content_type: PDF }
  })

  inSteps(receipts.emailReceipt, ({ services, actor, params }) => emailReceipt(services, actor, params.id))
}
