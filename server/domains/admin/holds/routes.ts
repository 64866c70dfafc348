import { admin } from '@gida/contract/domains/admin/endpoints'
import type { Mount } from '../../../platform/http/call.ts'
import { liftHold, listHolds, placeHold, reviewHold } from './holds.ts'

export function holdRoutes({ on }: Mount): void {
  on(admin.listHolds, (tx, { query }) => listHolds(tx, query))
  on(admin.placeHold, (tx, { actor, body }) => placeHold(tx, actor, body))
  on(admin.reviewHold, (tx, { actor, params, body }) => reviewHold(tx, actor, params.id, body.review_on))
  on(admin.liftHold, (tx, { actor, params, body }) => liftHold(tx, actor, params.id, body.reason))
}
