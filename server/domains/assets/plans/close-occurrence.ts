import type { WorkStatus } from '@gida/contract/domains/work-orders/rules'
import { lagosDay } from '@gida/contract/shared/dates'
import type { Tx } from '../../../platform/db/db.ts'
import { holidaysOf } from '../../estates/index.ts'
import { getOrder } from '../../work-orders/index.ts'
import { setNextDay } from './next-raise.ts'
import { getPlan, lockPlan } from './plan-queries.ts'

const STATE_OF = (status: WorkStatus) => {
  if (status === 'DONE' || status === 'CLOSED') return 'DONE' as const
  return status === 'CANCELLED' ? ('SKIPPED' as const) : ('OPEN' as const)
}

/**
 * Updates a plan's occurrence after its work order changed, from the order's present status, so that the order of events does not
 * matter. System only.
 */
export async function followOrder(tx: Tx, order_id: string, reason?: string): Promise<void> {
  const occurrence = await tx
    .selectFrom('plan_occurrence')
    .select(['id', 'plan_id'])
    .where('order_id', '=', order_id)
    .executeTakeFirst()
  if (!occurrence) return
  const plan = await lockPlan(tx, occurrence.plan_id)
  const order = await getOrder(tx, order_id)
  const state = STATE_OF(order.status)
  const isOpen = state === 'OPEN'
  await tx
    .updateTable('plan_occurrence')
    .set({
      state,
      closed_on: isOpen ? null : lagosDay(order.done_at ?? tx.now),
      closed_hours: isOpen ? null : plan.hours,
      ...(reason === undefined ? {} : { reason }),
    })
    .where('id', '=', occurrence.id)
    .where('state', '<>', state)
    .execute()
  await setNextDay(tx, await getPlan(tx, plan.id), await holidaysOf(tx, plan.estate_id, plan.starts_on))
}
