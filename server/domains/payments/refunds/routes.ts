import { payments } from '@gida/contract/domains/payments/endpoints'
import type { Mount } from '../../../platform/http/mount.ts'
import { creditNoteFile } from '../credit-notes/credit-note-file.ts'
import { PDF } from '../receipts/receipt-file.ts'
import { issueRefund } from './issue-refund.ts'
import { previewRefund } from './preview-refund.ts'
import { refundCredit } from './refund-credit.ts'
import { getMoneyBack, getRefund, listRefunds } from './refund-queries.ts'
import { retryRefund } from './retry-refund.ts'

export function refundRoutes({ on, once, inSteps, file }: Mount): void {
  on(payments.listRefunds, (tx, { actor, query }) => listRefunds(tx, actor, query))

  once(payments.issueRefund, async (tx, { actor, body }) =>
    getRefund(tx, actor, (await issueRefund(tx, actor, body)).id),
  )

  once(payments.refundCredit, async (tx, { actor, body }) =>
    getRefund(tx, actor, (await refundCredit(tx, actor, body)).id),
  )

  inSteps(payments.retryRefund, async ({ services, actor, params, body }) => {
    await retryRefund(services, actor, params.id, body)
    return services.transaction(actor, (tx) => getRefund(tx, actor, params.id))
  })

  on(payments.previewRefund, (tx, { actor, params, query }) =>
    previewRefund(tx, actor, params.id, query.amount),
  )

  on(payments.getMoneyBack, (tx, { actor, params }) => getMoneyBack(tx, actor, params.id))

  file(payments.downloadCreditNote, async ({ services, actor, params }) => {
    const { bytes, name } = await creditNoteFile(services, actor, params.id)
    return { bytes, name, content_type: PDF }
  })
}
