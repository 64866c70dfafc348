import type { Tx } from '../../../platform/db/db.ts'
import type { ProviderDispute } from '../../../platform/pay/provider.ts'
import { disputeOutcome } from '../../refunds/index.ts'
import { recordReversal } from './record-reversal.ts'

export const reversalStatus = { WON: 'KEPT', LOST: 'TAKEN' } as const

/** Stores a dispute of an invoice payment; ignores others. It must be answered at the provider before its deadline. */
export async function recordInvoiceDispute(tx: Tx, dispute: ProviderDispute): Promise<void> {
  const { id: provider_id, amount, reason, due_at, reference } = dispute
  if (!reference) return
  const payment = await tx
    .selectFrom('platform_invoice_payment')
    .select(['id', 'amount'])
    .where('reference', '=', reference)
    .where('status', '=', 'COMPLETED')
    .executeTakeFirst()
  if (!payment) return
  const outcome = disputeOutcome(dispute)
  await recordReversal(tx, payment.id, {
    ...{ kind: 'DISPUTE', provider_id, amount: amount > 0 ? amount : payment.amount, reason, due_at },
    status: outcome ? reversalStatus[outcome] : 'OPEN',
    is_archived: !outcome && dispute.status === 'archived',
  })
}
