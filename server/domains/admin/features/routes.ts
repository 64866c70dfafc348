import { admin } from '@gida/contract/domains/admin/endpoints'
import type { Mount } from '../../../platform/http/call.ts'
import { endFeatureOverride, listFeatures, setFeature } from './features.ts'

export function featureRoutes({ on }: Mount): void {
  on(admin.listFeatures, (tx, { query }) => listFeatures(tx, query))
  on(admin.setFeature, (tx, { actor, body }) => setFeature(tx, actor, body))
  on(admin.endFeatureOverride, (tx, { actor, params }) => endFeatureOverride(tx, actor, params.id))
}
