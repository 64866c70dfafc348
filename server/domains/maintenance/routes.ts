import { maintenance } from '@gida/contract/domains/maintenance/endpoints'
import type { Mount } from '../../platform/http/call.ts'
import { addFile } from './files/add-file.ts'
import { requestFile } from './files/request-file.ts'
import { getFigures } from './get-figures.ts'
import { listDoers } from './people.ts'
import { addNote } from './requests/add-note.ts'
import { createRequest } from './requests/create-request.ts'
import { mergeRequest } from './requests/merge-request.ts'
import { moveRequest } from './requests/move-request.ts'
import { presentFile, presentRequest, presentRequests } from './requests/present.ts'
import { alikeRequests, getRequest, listRequests } from './requests/request-queries.ts'
import { updateRequest } from './requests/update-request.ts'

export function maintenanceRoutes({ on, make, makeInSteps, file }: Mount): void {
  on(maintenance.listRequests, async (tx, { actor, query }) => {
    const { rows, pagination } = await listRequests(tx, query)
    return { data: await presentRequests(tx, actor, rows), pagination }
  })

  make(maintenance.createRequest, async (tx, { actor, params, body }) => {
    const { row, is_new } = await createRequest(tx, actor, params.id, body)
    return { answer: await presentRequest(tx, actor, row), is_new }
  })

  on(maintenance.listAlike, async (tx, { actor, params, query }) => ({
    data: await presentRequests(tx, actor, await alikeRequests(tx, params.id, query.category)),
  }))

  on(maintenance.getRequest, async (tx, { actor, params }) =>
    presentRequest(tx, actor, await getRequest(tx, params.id)),
  )

  on(maintenance.updateRequest, async (tx, { actor, params, body }) =>
    presentRequest(tx, actor, await updateRequest(tx, actor, params.id, body)),
  )

  on(maintenance.moveRequest, async (tx, { actor, params, body }) =>
    presentRequest(tx, actor, await moveRequest(tx, actor, params.id, body)),
  )

  on(maintenance.mergeRequest, async (tx, { actor, params, body }) =>
    presentRequest(tx, actor, await mergeRequest(tx, actor, params.id, body.into_id)),
  )

  on(maintenance.listDoers, async (tx, { params }) => ({ data: await listDoers(tx, params.id) }))

  on(maintenance.addNote, async (tx, { actor, params, body }) =>
    presentRequest(tx, actor, await addNote(tx, actor, params.id, body)),
  )

  makeInSteps(maintenance.addFile, async ({ services, actor, params, body, upload }) => {
    const { row, is_new } = await addFile(services, actor, params.id, upload, body)
    return { answer: presentFile(row), is_new }
  })

  file(maintenance.downloadFile, ({ services, actor, params, query }) =>
    requestFile(services, actor, { ...params, ...query }),
  )

  on(maintenance.getFigures, (tx, { actor, query }) => getFigures(tx, actor, query))
}
