import { randomBytes } from 'node:crypto'
import type { Tx } from '../platform/db/db.ts'
import { insertRow } from '../testing/insert-row.ts'

/** A manager's API key. The server makes none for somebody: it is made with their own eyes. */
export async function keyOf(tx: Tx, { user_id, estate_id }: { user_id: string; estate_id: string }) {
  const api_key = await insertRow(tx, 'api_key', {
    ...{ user_id, name: 'Accounts', scopes: ['payments_read'], prefix: 'gida_test_', last_four: 'abcd' },
    key_hash: randomBytes(32),
  })
  await tx.insertInto('api_key_estate').values({ key_id: api_key, estate_id }).execute()
  return { api_key }
}
