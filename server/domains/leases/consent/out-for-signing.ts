import { asSystem } from '../../../platform/access/as-system.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { exists } from '../../../platform/db/rows/exists.ts'

/** Whether a lease's agreement is out for signing: then its signers decide, and its terms are frozen. */
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
