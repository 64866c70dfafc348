import { asSystem } from '../../../platform/access/as-system.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { exists } from '../../../platform/db/rows/exists.ts'

/** Whether the agreement of a lease is out to be signed: all who sign it decide, and what it says stays until then. */
export const isOutForSigning = (tx: Tx, lease_id: string): Promise<boolean> =>
  asSystem(tx, () =>
    exists(
      tx
        .selectFrom('signature_request')
        .select('id')
        .where('lease_id', '=', lease_id)
        .where('state', 'in', ['SENT', 'PARTLY_SIGNED', 'SEALING']),
    ),
  )
