import type { DisputeEnd } from '@gida/contract/domains/refunds/dispute'
import type { Actor } from '../../../platform/access/actor.ts'
import { asSystem } from '../../../platform/access/as-system.ts'
import { requireStepUp } from '../../../platform/access/require-step-up.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { orNotFound, problem } from '../../../platform/errors/problem.ts'
import { reversalStatus } from './record-dispute.ts'
import { recordReversal } from './record-reversal.ts'

/** Ends the oldest dispute of an invoice that the provider archived without a resolution; a person states who has the money. */
export async function endInvoiceDispute(
  tx: Tx,
  actor: Actor,
  invoice_id: string,
  { outcome }: DisputeEnd,
): Promise<void> {
  orNotFound(
    await tx.selectFrom('platform_invoice').select('id').where('id', '=', invoice_id).executeTakeFirst(),
  )
  await requireStepUp(tx, actor)
  await asSystem(tx, async () => {
    const dispute = await tx
      .selectFrom('platform_reversal')
      .select(['payment_id', 'provider_id', 'amount', 'reason', 'due_at'])
      .where('invoice_id', '=', invoice_id)
      .where('kind', '=', 'DISPUTE')
      .where('status', '=', 'OPEN')
      .where('archived_at', 'is not', null)
      .orderBy('opened_at')
      .orderBy('id')
      .forUpdate()
      .executeTakeFirst()
    if (!dispute) throw problem('ILLEGAL_STATE')
    const { payment_id, ...of } = dispute
    await recordReversal(tx, payment_id, { ...of, kind: 'DISPUTE', status: reversalStatus[outcome] })
  })
}
