import { notices } from '@gida/contract/domains/notices/endpoints'
import type { Mount } from '../../platform/http/call.ts'
import { addNoticeProof } from './add-proof.ts'
import { endNotice } from './end-notice.ts'
import { listNotices } from './notice-queries.ts'
import { presentOutlook, readOutlook } from './outlook.ts'
import { prepareNotice } from './prepare-notice.ts'
import { presentDetail, presentNotice } from './present.ts'
import { serveNotice } from './serve-notice.ts'

export function noticeRoutes({ on, makeInSteps }: Mount): void {
  on(notices.listNotices, async (tx, { query }) => {
    const { rows, pagination } = await listNotices(tx, query)
    return { data: rows.map(presentNotice), pagination }
  })

  on(notices.getNoticeOutlook, async (tx, { actor, params, query }) =>
    presentOutlook(query, await readOutlook(tx, actor, params.id, query)),
  )

  makeInSteps(notices.prepareNotice, async ({ services, actor, params, body }) => {
    const { id, is_new } = await prepareNotice(services, actor, params.id, body)
    return { answer: await services.transaction(actor, (tx) => presentDetail(tx, actor, id)), is_new }
  })

  on(notices.getNotice, (tx, { actor, params }) => presentDetail(tx, actor, params.id))

  on(notices.serveNotice, async (tx, { actor, params, body }) => {
    await serveNotice(tx, actor, params.id, body)
    return presentDetail(tx, actor, params.id)
  })

  makeInSteps(notices.addNoticeProof, async ({ services, actor, params, body, upload }) => {
    const { is_new } = await addNoticeProof(services, actor, params.id, upload, body)
    return { answer: await services.transaction(actor, (tx) => presentDetail(tx, actor, params.id)), is_new }
  })

  on(notices.endNotice, async (tx, { actor, params, body }) => {
    await endNotice(tx, actor, params.id, body)
    return presentDetail(tx, actor, params.id)
  })
}
