import type { ReversalKind } from '@gida/contract/domains/payments/offline'
import type { Actor } from '../../../platform/access/actor.ts'
import { elevateToSystem } from '../../../platform/access/elevate-to-system.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { problem } from '../../../platform/errors/problem.ts'
import { bookReversals } from './book-reversal.ts'
import { getRecorded, mayReverse } from './recorded-queries.ts'

/** Reverses a manually recorded payment: the money had not arrived, or its cheque bounced. */
export async function reversePayment(
  tx: Tx,
  actor: Actor,
  payment_id: string,
  { reason, kind = 'MISTAKE' }: { reason: string; kind?: ReversalKind | undefined },
): Promise<void> {
  const seen = await getRecorded(tx, payment_id)
  if (!mayReverse(actor, seen, tx.now)) throw problem('PERMISSION_DENIED')
  await elevateToSystem(tx)
  await bookReversals(tx, [payment_id], reason)
  await tx
    .updateTable('offline_payment')
    .set({ reversed_at: tx.now, reversed_by: actor.user_id, reversal_kind: kind, reversal_reason: reason })
    .where('payment_id', '=', payment_id)
    .execute()
}
