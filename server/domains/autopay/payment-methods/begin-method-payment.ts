import type { InitializeBody } from '@gida/contract/domains/payments/checkout'
import { lagosDay } from '@gida/contract/shared/dates'
import type { Principal } from '../../../platform/access/actor.ts'
import { elevateToSystem } from '../../../platform/access/elevate-to-system.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { problem } from '../../../platform/errors/problem.ts'
import { publish } from '../../../platform/jobs/events.ts'
import { beginPayment, paymentUpdated } from '../../payments/index.ts'
import { getMethod, type MethodRow } from './method-queries.ts'
import { stateOf } from './present-method.ts'

type Wanted = Omit<InitializeBody, 'method_id' | 'save_card'> & { method_id: string }

/**
 * Records a payment by saved card. It starts as PROCESSING: no payer is at a page, so nobody may cancel it and pay
 * another way while its outcome is unknown. The transaction has system rights afterwards.
 */
export async function beginMethodPayment(
  tx: Tx,
  payer: Principal,
  { method_id, ...wanted }: Wanted,
  first_attempt_id: string | null = null,
): Promise<{ id: string }> {
  const method = await getMethod(tx, method_id)
  if (method.user_id !== payer.user_id) throw problem('NOT_FOUND')
  refuseUnfit(method, lagosDay(tx.now))
  const payment = await beginPayment(tx, payer, wanted, first_attempt_id)
  await elevateToSystem(tx)
  await tx
    .updateTable('payment')
    .set({ status: 'PROCESSING', method_id })
    .where('id', '=', payment.id)
    .where('status', '=', 'PENDING')
    .execute()
  await publish(tx, paymentUpdated, { payment_id: payment.id })
  return payment
}

export function refuseUnfit(method: MethodRow, today: string): void {
  const state = stateOf(method, today)
  if (state === 'EXPIRED') throw problem('CARD_EXPIRED')
  if (state === 'RESTS') throw problem('CARD_BLOCKED')
}
