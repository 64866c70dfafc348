import { payments } from '@gida/contract/domains/payments/endpoints'
import { aloneByKey } from '../../platform/http/idempotency.ts'
import type { Mount } from '../../platform/http/mount.ts'
import { cancelPayment } from './cancel-payment.ts'
import { disputeRoutes } from './disputes/routes.ts'
import { feeRoutes } from './fees/routes.ts'
import { getPaymentDetail } from './get-payment-detail.ts'
import { initializePayment } from './initialize-payment.ts'
import { listCharges } from './list-charges.ts'
import { listPayments } from './list-payments.ts'
import { payWithMethod } from './methods/pay-with-method.ts'
import { ownMoneyRoutes } from './my-money/routes.ts'
import { offlineRoutes } from './offline/routes.ts'
import { paymentStats } from './payment-stats.ts'
import { receiveProviderEvent } from './provider/receive-event.ts'
import { emailReceipt } from './receipts/email-receipt.ts'
import { PDF, receiptFile } from './receipts/receipt-file.ts'
import { getReceiptRow, listReceipts, presentReceiptDetail } from './receipts/receipt-queries.ts'
import { checkReceipt, listReceiptKeys } from './receipts/signing/check-receipt.ts'
import { refundRoutes } from './refunds/routes.ts'
import { verifyPayment } from './verify-payment.ts'
import { waiverRoutes } from './waivers/routes.ts'

export function paymentRoutes(mount: Mount): void {
  const { on, inSteps, file } = mount
  feeRoutes(mount)
  refundRoutes(mount)
  disputeRoutes(mount)
  waiverRoutes(mount)
  offlineRoutes(mount)
  ownMoneyRoutes(mount)

  on(payments.listPayments, (tx, { actor, query }) => listPayments(tx, actor, query))

  on(payments.getPaymentStats, (tx, { actor, query }) => paymentStats(tx, actor, query))

  inSteps(payments.initializePayment, ({ services, actor, key, body: { method_id, ...body } }) =>
    aloneByKey(services, actor, key, () =>
      method_id
        ? payWithMethod(services, actor, key, { ...body, method_id })
        : initializePayment(services, actor, key, body),
    ),
  )

  inSteps(payments.verifyPayment, ({ services, actor, body }) =>
    verifyPayment(services, actor, body.reference),
  )

  inSteps(payments.receiveProviderEvent, async ({ services, request }) => {
    await receiveProviderEvent(services, request.raw, request.headers['x-paystack-signature'])
    return { received: true as const }
  })

  on(payments.getPayment, (tx, { actor, params }) => getPaymentDetail(tx, actor, params.id))

  on(payments.cancelPayment, async (tx, { actor, params, body }) => {
    await cancelPayment(tx, actor, params.id, body)
    return getPaymentDetail(tx, actor, params.id)
  })

  on(payments.listCharges, (tx, { actor, query }) => listCharges(tx, actor, query))

  on(payments.listReceiptKeys, async (tx) => ({ data: await listReceiptKeys(tx) }))

  on(payments.checkReceipt, (tx, { query }) => checkReceipt(tx, query))

  on(payments.listReceipts, (tx, { actor, query }) => listReceipts(tx, actor, query))

  on(payments.getReceipt, async (tx, { params, services }) =>
    presentReceiptDetail(await getReceiptRow(tx, params.id), services.config.http.publicUrl),
  )

  file(payments.downloadReceipt, async ({ services, actor, params }) => {
    const receipt = await services.transaction(actor, (tx) => getReceiptRow(tx, params.id))
    const { bytes, name } = await receiptFile(services, receipt)
    return { bytes, name, content_type: PDF }
  })

  inSteps(payments.emailReceipt, ({ services, actor, params }) => emailReceipt(services, actor, params.id))
}
