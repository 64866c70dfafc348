import { privacy } from '@gida/contract/domains/privacy/endpoints'
import { FILE_TYPES } from '@gida/contract/shared/files/file-types'
import type { Mount } from '../../../platform/http/call.ts'
import { getBreach, listBreaches } from './breach-queries.ts'
import { closeBreach, doBreachStep, updateBreach } from './change-breach.ts'
import { drawNotice } from './draw-notice.ts'
import { registerBreach } from './register-breach.ts'

export function breachRoutes({ on, file }: Mount): void {
  on(privacy.listBreaches, (tx, { query }) => listBreaches(tx, query))
  on(privacy.registerBreach, (tx, { actor, body }) => registerBreach(tx, actor, body))
  on(privacy.getBreach, (tx, { params }) => getBreach(tx, params.id))
  on(privacy.updateBreach, (tx, { actor, params, body }) => updateBreach(tx, actor, params.id, body))
  on(privacy.doBreachStep, (tx, { params, body }) => doBreachStep(tx, params.id, body))
  on(privacy.closeBreach, (tx, { actor, params, body }) => closeBreach(tx, actor, params.id, body))
  file(privacy.downloadBreachNotice, async ({ services, actor, params, query: { to } }) => {
    const breach = await services.transaction(actor, (tx) => getBreach(tx, params.id))
    const bytes = await drawNotice(breach, to, services.config, services.clock.now())
    return { bytes, name: `breach-notice-${to.toLowerCase()}.pdf`, content_type: FILE_TYPES.pdf }
  })
}
