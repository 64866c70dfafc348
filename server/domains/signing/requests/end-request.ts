import { type Act, stateAfter } from '@gida/contract/domains/signing/rules'
import type { Tx } from '../../../platform/db/db.ts'
import { publish } from '../../../platform/jobs/events.ts'
import { leaseBySigning } from '../../leases/index.ts'
import { signingEnded } from '../events.ts'
import type { Signing } from './request-queries.ts'

/** A request comes to nothing, under its lock: its links lead nowhere from now on, and its lease may be sent to be signed anew at once. */
export async function endRequest(
  tx: Tx,
  signing: Signing,
  { act, reason = '' }: { act: Act; reason?: string },
): Promise<void> {
  const { id, state } = signing
  await tx
    .updateTable('signature_request')
    .set({ state: stateAfter(signing, act), reason, ended_at: tx.now })
    .where('id', '=', id)
    .where('state', '=', state)
    .returning('id')
    .executeTakeFirstOrThrow()
  if (signing.lease_id) await leaseBySigning.release(tx, signing.lease_id)
  await publish(tx, signingEnded, { request_id: id })
}
