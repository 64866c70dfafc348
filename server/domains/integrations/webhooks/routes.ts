import { integrations } from '@gida/contract/domains/integrations/endpoints'
import { pagination } from '@gida/contract/shared/pages'
import type { Mount } from '../../../platform/http/call.ts'
import { createWebhook, deleteWebhook, rotateWebhookSecret, updateWebhook } from './change-endpoint.ts'
import { listDeliveries, listEndpoints } from './endpoint-queries.ts'
import { replayDelivery, testWebhook } from './send-again.ts'

export function webhookRoutes({ on }: Mount): void {
  on(integrations.listWebhooks, async (tx) => ({ data: await listEndpoints(tx) }))

  on(integrations.createWebhook, (tx, { actor, services, body }) => createWebhook(tx, actor, services, body))

  on(integrations.updateWebhook, (tx, { services, params, body }) =>
    updateWebhook(tx, services, params.id, body),
  )

  on(integrations.deleteWebhook, async (tx, { params }) => {
    await deleteWebhook(tx, params.id)
    return undefined
  })

  on(integrations.rotateWebhookSecret, (tx, { services, params }) =>
    rotateWebhookSecret(tx, services, params.id),
  )

  on(integrations.testWebhook, (tx, { actor, params }) => testWebhook(tx, actor, params.id))

  on(integrations.listDeliveries, async (tx, { params, query }) => {
    const { data, total, more } = await listDeliveries(tx, params.id, query)
    return { data, pagination: pagination(query, total, more) }
  })

  on(integrations.replayDelivery, (tx, { actor, params }) => replayDelivery(tx, actor, params.id))
}
