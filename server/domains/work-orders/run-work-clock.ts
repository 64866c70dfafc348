import { CLOSE_DAYS } from '@gida/contract/domains/work-orders/rules'
import { sql } from 'kysely'
import { runBatch } from '../../platform/jobs/batch.ts'
import type { Services } from '../../platform/services.ts'
import { lockOrder } from './orders/order-queries.ts'
import { setOrderStatus } from './orders/set-status.ts'

/** At a time; what is left is done by the next run. */
const MOST = 500

/** Closes what was done and nobody said a word against. */
export async function runWorkClock(services: Services): Promise<void> {
  const items = await services.transaction('system', async (tx) => {
    const { rows } = await sql<{ id: string }>`
      select id from work_order where status = 'DONE' and done_at <= ${tx.now}::timestamptz - make_interval(days => ${CLOSE_DAYS})
      order by done_at limit ${MOST}`.execute(tx)
    return rows
  })
  await runBatch(services, {
    name: 'work that is done and not closed',
    items,
    each: ({ id }) =>
      services.transaction('system', async (tx) => {
        const order = await lockOrder(tx, id)
        if (order.status === 'DONE') await setOrderStatus(tx, null, order, { to: 'CLOSED' })
      }),
  })
}
