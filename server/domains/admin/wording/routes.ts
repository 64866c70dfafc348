import { admin } from '@gida/contract/domains/admin/endpoints'
import { FILE_TYPES } from '@gida/contract/shared/files/file-types'
import type { Mount } from '../../../platform/http/call.ts'
import { writeCsv } from '../../../platform/spreadsheets/write-spreadsheet.ts'
import { decideWording, withdrawWording } from './decide-wording.ts'
import { proposeWording } from './propose-wording.ts'
import { listAcceptedWordings, listMyWordings, listWordings } from './wording-queries.ts'

const HEADS = ['Language', 'Key', 'English', 'Present', 'Proposed', 'Why', 'Decided']

export function wordingRoutes({ on, file }: Mount): void {
  on(admin.listMyWordings, (tx, { actor, query }) => listMyWordings(tx, actor.user_id, query))
  on(admin.proposeWording, (tx, { actor, body }) => proposeWording(tx, actor, body))
  on(admin.withdrawWording, (tx, { actor, params }) => withdrawWording(tx, actor, params.id))
  on(admin.listWordings, (tx, { query }) => listWordings(tx, query))
  on(admin.acceptWording, (tx, { actor, params }) =>
    decideWording(tx, actor, { id: params.id, decline_reason: null }),
  )
  on(admin.declineWording, (tx, { actor, params, body }) =>
    decideWording(tx, actor, { id: params.id, decline_reason: body.reason }),
  )
  file(admin.downloadAcceptedWordings, async ({ services, actor }) => {
    const accepted = await services.transaction(actor, listAcceptedWordings)
    const rows = accepted.map((row) => [
      ...[row.language, row.key, row.english, row.present, row.proposed, row.why],
      row.decided_at?.toISOString() ?? null,
    ])
    return { bytes: writeCsv([HEADS, ...rows]), name: 'accepted-wordings.csv', content_type: FILE_TYPES.csv }
  })
}
