import type { Tx } from '../../../platform/db/db.ts'
import { enqueue } from '../../../platform/jobs/jobs.ts'
import { advanceRemittance } from './advance-remittance.ts'

/**
 * The provider reported on a transfer: poll it now, and let the answer decide. Also for a completed one, since a bank
 * may return it at any time.
 */
export async function pollRemittance(tx: Tx, reference: string): Promise<void> {
  const found = await tx
    .updateTable('remittance')
    .set({ next_check_at: tx.now })
    .where('reference', '=', reference)
    .where('way', '=', 'PROVIDER')
    .where('status', 'in', ['PENDING', 'SENT'])
    .returning('id')
    .executeTakeFirst()
  if (found) await enqueue(tx, advanceRemittance, { remittance_id: found.id })
}
