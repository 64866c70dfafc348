import { conversations } from '@gida/contract/domains/conversations/endpoints'
import { pagination } from '@gida/contract/shared/pages'
import type { Mount } from '../../platform/http/call.ts'
import { blockPerson, listBlocks, unblockPerson } from './blocks/blocks.ts'
import { reportMessage } from './reports/report-message.ts'
import { closeReport, listReports } from './reports/reports.ts'

export function moderationRoutes({ on }: Mount): void {
  on(conversations.listBlocks, async (tx, { actor }) => ({ data: await listBlocks(tx, actor) }))

  on(conversations.blockPerson, async (tx, { actor, body }) => {
    await blockPerson(tx, actor, body.user_id)
    return undefined
  })

  on(conversations.unblockPerson, async (tx, { actor, params }) => {
    await unblockPerson(tx, actor, params.user_id)
    return undefined
  })

  on(conversations.reportMessage, async (tx, { actor, params, body }) => {
    await reportMessage(tx, actor, { ...params, ...body })
    return undefined
  })

  on(conversations.listReports, async (tx, { query }) => {
    const { rows, total } = await listReports(tx, query)
    return { data: rows, pagination: pagination(query, total) }
  })

  on(conversations.closeReport, async (tx, { actor, params, body }) => {
    await closeReport(tx, actor, { ...params, ...body })
    return undefined
  })
}
