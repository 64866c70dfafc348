import { CLOSE_DAYS, isOpenWork } from '@gida/contract/domains/work-orders/rules'
import { sql } from 'kysely'
import type { Tx } from '../../platform/db/db.ts'
import { runBatch } from '../../platform/jobs/batch.ts'
import { enqueueEach } from '../../platform/jobs/jobs.ts'
import type { Services } from '../../platform/services.ts'
import { hasLeft } from '../maintenance/index.ts'
import { endUnanswered, unansweredApprovals } from './approvals/end-unanswered.ts'
import { lapseApproval, lapsedApprovals } from './approvals/lapse-approval.ts'
import { approvalsToSend, sendApproval } from './approvals/send-approval.ts'
import { lockOrder } from './orders/order-queries.ts'
import { setOrderStatus } from './orders/set-status.ts'
import { giveOrder } from './orders/update-order.ts'

/** Items per run; the next run continues. */
const MOST = 500

/**
 * Unassigns work of people who have left the estate, asks owners for pending approvals and reminds them once, withdraws those whose
 * price has run out, tells staff of those that nobody answered, and closes finished work that nobody objected to.
 */
export async function runWorkClock(services: Services): Promise<void> {
  await runBatch(services, {
    name: 'work of who has left',
    items: await services.transaction('system', workOfWhoLeft),
    each: ({ id }) =>
      services.transaction('system', async (tx) => {
        const order = await lockOrder(tx, id)
        if (order.assigned_to && isOpenWork(order.status)) await giveOrder(tx, null, order, null)
      }),
  })
  await runBatch(services, {
    name: 'approvals whose price has run out',
    items: await services.transaction('system', (tx) => lapsedApprovals(tx, MOST)),
    each: ({ id }) => services.transaction('system', (tx) => lapseApproval(tx, id)),
  })
  await runBatch(services, {
    name: 'approvals whose links have run out',
    items: await services.transaction('system', (tx) => unansweredApprovals(tx, MOST)),
    each: ({ id }) => services.transaction('system', (tx) => endUnanswered(tx, id)),
  })
  await services.transaction('system', async (tx) =>
    enqueueEach(tx, sendApproval, await approvalsToSend(tx, MOST)),
  )
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

async function workOfWhoLeft(tx: Tx): Promise<{ id: string }[]> {
  const { rows } = await sql<{ id: string }>`
    select o.id from work_order o join users u on u.id = o.assigned_to
    where o.status in ('ASSIGNED', 'IN_PROGRESS', 'ON_HOLD') and ${hasLeft('o')} order by o.id limit ${MOST}`.execute(
    tx,
  )
  return rows
}
