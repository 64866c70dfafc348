import type { Identity } from '@gida/contract/domains/auth/identity'
import type { Actor } from '../../../platform/access/actor.ts'
import type { Tx } from '../../../platform/db/db.ts'

export async function listIdentities(tx: Tx, actor: Actor): Promise<Identity[]> {
  const rows = await tx
    .selectFrom('identity')
    .select(['id', 'issuer', 'email', 'linked_at'])
    .where('user_id', '=', actor.user_id)
    .orderBy('linked_at')
    .limit(100)
    .execute()
  return rows.map((row) => ({ ...row, linked_at: row.linked_at.toISOString() }))
}
