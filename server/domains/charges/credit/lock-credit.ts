import type { Tx } from '../../../platform/db/db.ts'
import { lockNamed } from '../../../platform/db/locks.ts'

/** Serialises spending of a tenant's credit; take it before locking any charge. */
export async function lockCredit(tx: Tx, tenant_id: string): Promise<void> {
  await lockNamed(tx, 'credit_of_tenant', tenant_id)
}
