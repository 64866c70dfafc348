import { refunds } from '@gida/contract/domains/refunds/endpoints'
import type { Mount } from '../../../platform/http/call.ts'
import { answerDispute } from './answer-dispute.ts'
import { getDispute, listDisputes } from './dispute-queries.ts'
import { endDispute } from './end-dispute.ts'

export function disputeRoutes({ on, inSteps }: Mount): void {
  on(refunds.listDisputes, (tx, { actor, query }) => listDisputes(tx, actor, query))

  on(refunds.endDispute, async (tx, { actor, params, body }) => {
    await endDispute(tx, actor, params.id, body)
    return getDispute(tx, actor, params.id)
  })

  inSteps(refunds.answerDispute, async ({ services, actor, params, body }) => {
    await answerDispute(services, actor, params.id, body)
    return services.transaction(actor, (tx) => getDispute(tx, actor, params.id))
  })
}
