import { type Act, stateAfter } from '@gida/contract/domains/signing/rules'
import type { Tx } from '../../../platform/db/db.ts'
import { publish } from '../../../platform/jobs/events.ts'
import { leaseBySigning } from '../../leases/index.ts'
import { signingEnded } from '../events.ts'
import type { Signing } from './request-queries.ts'

/** Ends a request without completion, under its lock: links stop working, and its lease can be sent for signing again. */
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
