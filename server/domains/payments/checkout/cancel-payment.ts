import type { CancelBody } from '@gida/contract/domains/payments/offline'
import type { z } from 'zod'
import type { Actor } from '../../../platform/access/actor.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { orNotFound, problem } from '../../../platform/errors/problem.ts'
import { publish } from '../../../platform/jobs/events.ts'
import { paymentUpdated } from '../events.ts'
import { reversePayment } from '../offline/reverse-payment.ts'
import { canCancel, mayCancel } from '../policy.ts'

/** Cancels an unpaid payment; money that arrives later is still booked. A manually recorded payment is reversed. */
export async function cancelPayment(
  tx: Tx,
  actor: Actor,
  payment_id: string,
  wanted: z.output<typeof CancelBody>,
): Promise<void> {
  const payment = orNotFound(
    await tx.selectFrom('payment').selectAll().where('id', '=', payment_id).executeTakeFirst(),
  )
  if (payment.source === 'RECORDED') return reversePayment(tx, actor, payment_id, wanted)
  if (!mayCancel(actor, payment)) throw problem('PERMISSION_DENIED')
  if (!canCancel(actor, payment)) throw problem('ILLEGAL_STATE', { status: payment.status })
  const cancelled = await tx
    .updateTable('payment')
    .set({ status: 'CANCELLED', failure: wanted.reason })
    .where('id', '=', payment_id)
    .where('status', '=', 'PENDING')
    .returning('id')
    .executeTakeFirst()
  if (!cancelled) throw problem('CONFLICT')
  await publish(tx, paymentUpdated, { payment_id })
}
