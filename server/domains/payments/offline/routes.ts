import { payments } from '@gida/contract/domains/payments/endpoints'
import type { Mount } from '../../../platform/http/call.ts'
import { getPaymentDetail } from '../get-payment-detail.ts'
import { bulkCreatePayments } from './bulk-create-payments.ts'
import { bankCash } from './cash/bank-cash.ts'
import { getBanking, listCash, listCashBankings } from './cash/cash-queries.ts'
import { createPayment } from './create-payment.ts'
import { addEvidence, evidenceFile } from './evidence/evidence.ts'
import { previewPayment } from './preview-payment.ts'
import { updatePayment } from './update-payment.ts'

export function offlineRoutes({ on, once, inSteps, file }: Mount): void {
  once(payments.createPayment, (tx, { actor, body }) => createPayment(tx, actor, body))

  once(payments.bulkCreatePayments, (tx, { actor, body }) => bulkCreatePayments(tx, actor, body))

  on(payments.previewPayment, (tx, { actor, body }) => previewPayment(tx, actor, body))

  on(payments.updatePayment, async (tx, { actor, params, body }) => {
    await updatePayment(tx, actor, params.id, body)
    return getPaymentDetail(tx, actor, params.id)
  })

  inSteps(payments.addEvidence, ({ services, actor, upload }) => addEvidence(services, actor, upload))

  file(payments.downloadEvidence, ({ services, actor, params }) => evidenceFile(services, actor, params.id))

  on(payments.listCash, (tx, { actor, query }) => listCash(tx, actor, query))

  once(payments.bankCash, async (tx, { actor, body }) => getBanking(tx, await bankCash(tx, actor, body)))

  on(payments.listCashBankings, (tx, { query }) => listCashBankings(tx, query))
}
