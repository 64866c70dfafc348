import { integrations } from '@gida/contract/domains/integrations/endpoints'
import type { Mount } from '../../../platform/http/call.ts'
import { createKey } from './create-key.ts'
import { listKeys } from './key-queries.ts'
import { revokeKey } from './revoke-key.ts'
import { rotateKey } from './rotate-key.ts'

export function keyRoutes({ on }: Mount): void {
  on(integrations.listKeys, async (tx) => ({ data: await listKeys(tx) }))

  on(integrations.createKey, (tx, { actor, body, services }) => createKey(tx, actor, services.config, body))

  on(integrations.rotateKey, (tx, { actor, params, services }) =>
    rotateKey(tx, actor, services.config, params.id),
  )

  on(integrations.revokeKey, async (tx, { actor, params }) => {
    await revokeKey(tx, actor, params.id)
    return undefined
  })
}
