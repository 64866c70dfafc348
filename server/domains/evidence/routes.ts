import { evidence } from '@gida/contract/domains/evidence/endpoints'
import type { Mount } from '../../platform/http/call.ts'
import { checkEvidence, listBundles } from './bundle-queries.ts'
import { downloadBundle } from './download-bundle.ts'
import { leaseAndRight } from './lease-to-prove.ts'
import { listChoices, requestBundle } from './request-bundle.ts'

export function evidenceRoutes({ on, file }: Mount): void {
  on(evidence.listBundleChoices, (tx, { params }) => listChoices(tx, params.id))

  on(evidence.requestBundle, (tx, { actor, params, body }) => requestBundle(tx, actor, params.id, body))

  on(evidence.listBundles, async (tx, { params }) => {
    await leaseAndRight(tx, params.id) // 404 if not visible
    return { data: await listBundles(tx, params.id) }
  })

  file(evidence.downloadBundle, ({ services, actor, params, query }) =>
    downloadBundle(services, actor, { id: params.id, format: query.format }),
  )

  on(evidence.checkEvidence, (tx, { params }) => checkEvidence(tx, params.sha256))
}
