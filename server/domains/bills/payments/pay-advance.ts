import type { PayAdvance } from '@gida/contract/domains/bills/bill'
import { formatNaira } from '@gida/contract/shared/money'
import type { Actor } from '../../../platform/access/actor.ts'
import type { Tx } from '../../../platform/db/db.ts'
import { Problem } from '../../../platform/errors/problem.ts'
import { lockOrderToBill } from '../order-to-bill.ts'
import { payerOf } from '../withholding/withholding.ts'
import { recordVendorPayment } from './record-vendor-payment.ts'

/** Records an advance to a vendor. Together with bills it never exceeds the approved amount. */
export async function payAdvance(
  tx: Tx,
  actor: Actor,
  order_id: string,
  { payer, ...sent }: PayAdvance,
): Promise<void> {
  const order = await lockOrderToBill(tx, actor, order_id)
  const left = (order.approved_amount ?? 0) - order.billed - order.advance_left
  if (sent.amount > left)
    throw new Problem('ABOVE_APPROVED', {
      message: `Only ${formatNaira(Math.max(0, left))} of what was approved for this job is neither billed nor paid. Pay no more than that.`,
      details: { left },
    })
  const of = { order_id, bill_id: null, kind: 'ADVANCE' as const, payer: payerOf(order.bearer, payer) }
  await recordVendorPayment(tx, actor, { ...order, ...of }, sent)
}
