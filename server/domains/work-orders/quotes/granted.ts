import type { Granted } from '@gida/contract/domains/work-orders/limits'
import type { Tx } from '../../../platform/db/db.ts'

/** The latest approval of an order that still holds. */
export async function grantedOf(tx: Tx, order_id: string): Promise<Granted | null> {
  const row = await tx
    .selectFrom('work_approval')
    .select(['vendor_id', 'bearer', 'amount'])
    .where('order_id', '=', order_id)
    .where('state', '=', 'APPROVED')
    .orderBy('id', 'desc')
    .executeTakeFirst()
  return row ?? null
}
