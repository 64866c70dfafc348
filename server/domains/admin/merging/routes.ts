import { admin } from '@gida/contract/domains/admin/endpoints'
import type { Mount } from '../../../platform/http/call.ts'
import { comparePeople } from './compare-people.ts'
import { listDoubles } from './list-doubles.ts'
import { mergePeople } from './merge-people.ts'

export function mergingRoutes({ on }: Mount): void {
  on(admin.listDoubles, (tx, { query }) => listDoubles(tx, query))
  on(admin.comparePeople, (tx, { params }) => comparePeople(tx, params.id, params.user_id))
  on(admin.mergePeople, async (tx, { actor, params, body, services }) => {
    await mergePeople(tx, actor, services.secrets, { first_id: params.id, ...body })
    return undefined
  })
}
