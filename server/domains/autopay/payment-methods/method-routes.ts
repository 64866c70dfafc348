import { autopay } from '@gida/contract/domains/autopay/endpoints'
import { lagosDay } from '@gida/contract/shared/dates'
import { pagination } from '@gida/contract/shared/pages'
import type { Mount } from '../../../platform/http/call.ts'
import { getMethod, methodsOf } from './method-queries.ts'
import { presentMethod } from './present-method.ts'
import { removeMethod } from './remove-method.ts'
import { saveMethod } from './save-method.ts'
import { setDefaultMethod } from './set-default-method.ts'

export function methodRoutes({ on, inSteps }: Mount): void {
  on(autopay.listMethods, async (tx, { actor, query }) => {
    const all = (await methodsOf(tx, actor.user_id)).map((row) => presentMethod(row, lagosDay(tx.now)))
    const from = (query.page - 1) * query.limit
    return { data: all.slice(from, from + query.limit), pagination: pagination(query, all.length) }
  })

  inSteps(autopay.saveMethod, async ({ services, actor, body }) =>
    presentMethod(await saveMethod(services, actor, body), lagosDay(services.clock.now())),
  )

  on(autopay.setDefaultMethod, async (tx, { params }) => {
    await setDefaultMethod(tx, params.id)
    return presentMethod(await getMethod(tx, params.id), lagosDay(tx.now))
  })

  on(autopay.removeMethod, async (tx, { params }) => {
    await removeMethod(tx, params.id)
    return undefined
  })
}
