import { privacy } from '@gida/contract/domains/privacy/endpoints'
import { FILE_TYPES } from '@gida/contract/shared/files/file-types'
import { pagination } from '@gida/contract/shared/pages'
import type { Mount } from '../../platform/http/call.ts'
import { countConsents, listConsents } from './consents/consent-queries.ts'
import { giveConsents } from './consents/give-consents.ts'
import { withdrawConsent } from './consents/withdraw-consent.ts'
import { carryOutErasure } from './erasure/carry-out-erasure.ts'
import { downloadExport } from './exports/download-export.ts'
import { listExports } from './exports/export-queries.ts'
import { requestExport } from './exports/request-export.ts'
import { getHeld } from './held/get-held.ts'
import { listAccesses } from './held/list-accesses.ts'
import { makeRecord } from './record/make-record.ts'
import { recordCsv, recordPdf } from './record/record-file.ts'
import { answerRequest, withdrawRequest } from './requests/answer-request.ts'
import { createRequest } from './requests/create-request.ts'
import { listMyRequests, listRequests } from './requests/request-queries.ts'

export function privacyRoutes({ on, inSteps, file }: Mount): void {
  // As the system, since people cannot read secrets and the audit log; restricted to their own rows.
  inSteps(privacy.getHeld, async ({ services, actor }) => ({
    data: await services.transaction('system', (tx) => getHeld(tx, actor.user_id)),
  }))
  inSteps(privacy.listAccesses, async ({ services, actor }) => ({
    data: await services.transaction('system', (tx) => listAccesses(tx, actor.user_id)),
  }))
  on(privacy.listConsents, (tx, { actor }) => listConsents(tx, actor.user_id))
  on(privacy.giveConsents, async (tx, { actor, body }) => {
    await giveConsents(tx, actor, body)
    return undefined
  })
  on(privacy.withdrawConsent, async (tx, { actor, params }) => {
    await withdrawConsent(tx, actor, params.purpose)
    return undefined
  })
  inSteps(privacy.countConsents, async ({ services }) => ({
    data: await services.transaction('system', countConsents),
  }))
  on(privacy.requestExport, (tx, { actor }) => requestExport(tx, actor))
  on(privacy.listExports, async (tx, { actor }) => ({ data: await listExports(tx, actor.user_id) }))
  file(privacy.downloadExport, ({ services, actor, params }) => downloadExport(services, actor, params.id))

  on(privacy.createRequest, (tx, { actor, body }) => createRequest(tx, actor, body))
  on(privacy.listMyRequests, async (tx, { actor }) => ({ data: await listMyRequests(tx, actor.user_id) }))
  on(privacy.withdrawRequest, (tx, { actor, params }) => withdrawRequest(tx, actor, params.id))

  on(privacy.listRequests, async (tx, { actor, query }) => {
    const { rows, total } = await listRequests(tx, actor.user_id, query)
    return { data: rows, pagination: pagination(query, total) }
  })
  on(privacy.answerRequest, (tx, { actor, params, body }) => answerRequest(tx, actor, params.id, body))
  inSteps(privacy.getRecord, async ({ services }) => makeRecord(services.config, services.clock.now()))
  file(privacy.downloadRecord, async ({ services, query: { format } }) => {
    const record = makeRecord(services.config, services.clock.now())
    const bytes = format === 'csv' ? recordCsv(record) : await recordPdf(record)
    return { bytes, name: `record-of-processing.${format}`, content_type: FILE_TYPES[format] }
  })

  on(privacy.erasePerson, (tx, { actor, params }) => carryOutErasure(tx, actor, params.id))
}
