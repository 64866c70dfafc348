import type { Tx } from '../../../platform/db/db.ts'
import { lockNamed } from '../../../platform/db/locks.ts'

/** Two at once would both spend it: whoever spends or takes credit waits here, before any charge is locked. */
export async function lockCredit(tx: Tx, tenant_id: string): Promise<void> {
  await lockNamed(tx, 'credit_of_tenant', tenant_id)
}
