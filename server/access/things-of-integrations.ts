import { randomBytes } from 'node:crypto'
import type { Tx } from '../platform/db/db.ts'
import { insertRow } from '../testing/insert-row.ts'

/** A manager's API key and webhook, inserted with the manager's own rights, since the system cannot create them for others. */
export async function integrationsOf(tx: Tx, { user_id, estate_id }: { user_id: string; estate_id: string }) {
  const api_key = await insertRow(tx, 'api_key', {
    ...{ user_id, name: 'Accounts', scopes: ['payments_read'], prefix: 'gida_test_', last_four: 'abcd' },
    key_hash: randomBytes(32),
  })
  await tx.insertInto('api_key_estate').values({ key_id: api_key, estate_id }).execute()
  const test_key = await insertRow(tx, 'sandbox', {
    ...{ kind: 'KEY', owner_id: user_id, name: 'Tests', last_four: 'wxyz', token_hash: randomBytes(32) },
    forgets_at: new Date(tx.now.getTime() + 86_400_000),
  })
  const webhook_endpoint = await insertRow(tx, 'webhook_endpoint', {
    ...{
      estate_id,
      url: 'https://hooks.example.ng/gida',
      events: ['payment.completed'],
      created_by: user_id,
    },
    sealed_secret: randomBytes(64),
  })
  const webhook_delivery = await insertRow(tx, 'webhook_delivery', {
    ...{
      endpoint_id: webhook_endpoint,
      event: 'test',
      object_id: webhook_endpoint,
      body: '{}',
      status: 'DELIVERED',
    },
  })
  return { api_key, test_key, webhook_endpoint, webhook_delivery }
}
