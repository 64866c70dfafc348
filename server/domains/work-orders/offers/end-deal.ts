import type { WorkStatus } from '@gida/contract/domains/work-orders/rules'
import type { Tx } from '../../../platform/db/db.ts'
import type { OrderRow } from '../orders/order-queries.ts'
import type { By } from '../policy.ts'
import { callOffVisits } from '../visits/end-visits.ts'
import { texts, textVendor } from './texts.ts'

/** Withdraws all offers, quotes, approvals and visits of an order and tells the vendors. System only. */
export async function endDeal(
  tx: Tx,
  by: By,
  { id, number, approved_amount }: Pick<OrderRow, 'id' | 'number' | 'approved_amount'>,
  to: WorkStatus,
): Promise<void> {
  const ended = await tx
    .updateTable('work_offer')
    .set({ state: 'WITHDRAWN' })
    .where('order_id', '=', id)
    .where('state', 'in', ['ASKED', 'ACCEPTED'])
    .returning(['id', 'phone'])
    .execute()
  await tx
    .updateTable('work_quote')
    .set({ state: 'LOST' })
    .where('order_id', '=', id)
    .where('state', 'in', ['SENT', 'ACCEPTED'])
    .execute()
  await tx
    .updateTable('work_approval')
    .set({ state: 'WITHDRAWN', decided_at: tx.now })
    .where('order_id', '=', id)
    .where('state', 'in', approved_amount === null ? ['ASKED'] : ['ASKED', 'APPROVED'])
    .execute()
  await callOffVisits(tx, by, id)
  for (const offer of ended)
    await textVendor(tx, { ...offer, key: `ended:${to}:${tx.now.getTime()}` }, texts.ended(number))
}
