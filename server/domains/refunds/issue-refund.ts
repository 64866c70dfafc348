import type { RefundBody } from '@gida/contract/domains/refunds/refund-bodies'
import type { Actor } from '../../platform/access/actor.ts'
import { elevateToSystem } from '../../platform/access/elevate-to-system.ts'
import { requireStepUp } from '../../platform/access/require-step-up.ts'
import type { Tx } from '../../platform/db/db.ts'
import { problem } from '../../platform/errors/problem.ts'
import { getPaymentRow } from '../payments/index.ts'
import { canRefundPayment } from './policy.ts'
import { completeRefund } from './provider/complete-refund.ts'
import { enqueueRefund } from './provider/poll-refund.ts'
import { reserveRefund } from './reserve-refund.ts'

/** Promises a refund. A job calls the provider after the commit; a manual refund is complete at once. */
export async function issueRefund(tx: Tx, actor: Actor, wanted: RefundBody): Promise<{ id: string }> {
  await getPaymentRow(tx, wanted.transaction_id)
  if (!canRefundPayment(actor)) throw problem('PERMISSION_DENIED')
  await requireStepUp(tx, actor)
  await elevateToSystem(tx)
  const refund = await reserveRefund(tx, actor, wanted)
  if (refund.way === 'PROVIDER') await enqueueRefund(tx, wanted.transaction_id, refund.id)
  else await completeRefund(tx, refund.id)
  return refund
}
