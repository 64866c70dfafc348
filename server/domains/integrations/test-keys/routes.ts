import { integrations } from '@gida/contract/domains/integrations/endpoints'
import type { Mount } from '../../../platform/http/call.ts'
import { createTestKey } from './create-test-key.ts'
import { endTestKey } from './end-test-key.ts'
import { simulatePayment } from './simulate-payment.ts'
import { listTestKeys } from './test-key-queries.ts'

export function testKeyRoutes({ on, inSteps }: Mount): void {
  on(integrations.listTestKeys, async (tx, { actor, services }) => ({
    data: await listTestKeys(tx, actor.user_id),
    may_make: services.sandboxes !== null,
  }))

  inSteps(integrations.createTestKey, ({ services, actor, body }) => createTestKey(services, actor, body))

  inSteps(integrations.endTestKey, async ({ services, actor, params }) => {
    await endTestKey(services, actor, params.id)
    return undefined
  })

  inSteps(integrations.simulatePayment, ({ services, actor, body }) => simulatePayment(services, actor, body))
}
