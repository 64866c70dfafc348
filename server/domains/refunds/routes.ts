import { refunds } from '@gida/contract/domains/refunds/endpoints'
import type { Mount } from '../../platform/http/call.ts'
import { PDF } from '../receipts/index.ts'
import { creditNoteFile } from './credit-notes/credit-note-file.ts'
import { disputeRoutes } from './disputes/routes.ts'
import { issueRefund } from './issue-refund.ts'
import { previewRefund } from './preview-refund.ts'
import { refundCredit } from './refund-credit.ts'
import { getRefund, getRefundSummary, listRefunds } from './refund-queries.ts'
import { retryRefund } from './retry-refund.ts'

export function refundRoutes(mount: Mount): void {
  const { on, once, inSteps, file } = mount
  disputeRoutes(mount)

  on(refunds.listRefunds, (tx, { actor, query }) => listRefunds(tx, actor, query))

  once(refunds.issueRefund, async (tx, { actor, body }) =>
    getRefund(tx, actor, (await issueRefund(tx, actor, body)).id),
  )

  once(refunds.refundCredit, async (tx, { actor, body }) =>
    getRefund(tx, actor, (await refundCredit(tx, actor, body)).id),
  )

  inSteps(refunds.retryRefund, async ({ services, actor, params, body }) => {
    await retryRefund(services, actor, params.id, body)
    return services.transaction(actor, (tx) => getRefund(tx, actor, params.id))
  })

  on(refunds.previewRefund, (tx, { actor, params, query }) =>
    previewRefund(tx, actor, params.id, query.amount),
  )

  on(refunds.getRefundSummary, (tx, { actor, params }) => getRefundSummary(tx, actor, params.id))

  file(refunds.downloadCreditNote, async ({ services, actor, params }) => {
    const { bytes, name } = await creditNoteFile(services, actor, params.id)
    return { bytes, name, content_type: PDF }
  })
}
