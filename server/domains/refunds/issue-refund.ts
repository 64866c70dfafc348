import type { RefundBody } from '@gida/contract/domains/refunds/refund'
import type { Actor } from '../../platform/access/actor.ts'
import { continueAsServer } from '../../platform/access/continue-as-server.ts'
import { refuseUnconfirmed } from '../../platform/access/refuse-unconfirmed.ts'
import type { Tx } from '../../platform/db/db.ts'
import { problem } from '../../platform/errors/problem.ts'
import { getPaymentRow } from '../payments/index.ts'
import { completeRefund } from './complete-refund.ts'
import { canGiveBack } from './policy.ts'
import { promiseRefund } from './promise-refund.ts'
import { enqueueRefund } from './pursue-refund.ts'

/** Promises money back. The provider is asked by the job, after the commit; what a person gives back by hand is done with it. */
export async function issueRefund(tx: Tx, actor: Actor, wanted: RefundBody): Promise<{ id: string }> {
  await getPaymentRow(tx, wanted.transaction_id)
  if (!canGiveBack(actor)) throw problem('PERMISSION_DENIED')
  await refuseUnconfirmed(tx, actor)
  await continueAsServer(tx)
  const refund = await promiseRefund(tx, actor, wanted)
  if (refund.way === 'PROVIDER') await enqueueRefund(tx, wanted.transaction_id, refund.id)
  else await completeRefund(tx, refund.id)
  return refund
}
