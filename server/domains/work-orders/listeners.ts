import type { WorkStatus } from '@gida/contract/domains/work-orders/rules'
import { sql } from 'kysely'
import { type AnyListener, listener } from '../../platform/jobs/events.ts'
import { sendLiveToMany } from '../../platform/realtime/live.ts'
import { requestChanged } from '../maintenance/index.ts'
import { vendorPhoneChanged } from '../vendors/index.ts'
import { orderChanged } from './events.ts'
import { endDeal } from './offers/end-deal.ts'
import { followPhone } from './offers/follow-phone.ts'
import { vendorReplyListeners } from './offers/read-text.ts'
import { lockOrder } from './orders/order-queries.ts'
import { setOrderStatus } from './orders/set-status.ts'
import { peopleOfWork } from './people.ts'

/**
 * Carries a tenant's decision over to the work orders of the request: confirmed closes them, reopened puts them back in progress,
 * and withdrawn cancels those not begun and unpaid. Of merged requests, the one merged into decides.
 */
const followRequest = listener({
  name: 'work_follows_request',
  event: requestChanged,
  handle: async (tx, { request_id, event_id }) => {
    const { rows } = await sql<{ id: string; to: 'CLOSED' | 'IN_PROGRESS' | 'CANCELLED'; note: string }>`
      select o.id, case e.to_value when 'OPEN' then 'IN_PROGRESS' else e.to_value end as to, e.note
      from maintenance_event e join maintenance_request r
          on r.id = e.request_id and r.merged_into is null or r.merged_into = e.request_id
        join work_order o on o.request_id = r.id
      where e.id = ${event_id} and e.request_id = ${request_id} and e.kind = 'MOVED'
        and (e.to_value = 'CLOSED' or e.to_value = 'OPEN' and e.from_value = 'RESOLVED' or e.to_value = 'CANCELLED'
          and not exists (select from vendor_payment p where p.order_id = o.id and p.voided_at is null))`.execute(
      tx,
    )
    for (const { id, to, note } of rows) {
      const order = await lockOrder(tx, id)
      if (to === 'CANCELLED' ? !NOT_BEGUN.includes(order.status) : order.status !== 'DONE') continue
      if (to === 'CANCELLED') await endDeal(tx, null, order, to)
      await setOrderStatus(tx, null, order, { to, note })
    }
  },
})
const NOT_BEGUN: readonly WorkStatus[] = ['OPEN', 'QUOTING', 'APPROVAL', 'ASSIGNED']

/** Notifies the open screens of everybody involved in the order. */
const refreshScreens = listener({
  name: 'tell_screens_of_work',
  event: orderChanged,
  handle: async (tx, { order_id }) => {
    const event = { type: 'work_updated', data: { order_id } } as const
    const people = await peopleOfWork(tx, order_id)
    sendLiveToMany(
      tx,
      people.map((user_id) => ({ user_id, event })),
    )
  },
})

const followVendor = listener({
  name: 'offers_follow_phone',
  event: vendorPhoneChanged,
  handle: (tx, { vendor_id }) => followPhone(tx, vendor_id),
})

export const workListeners: AnyListener[] = [
  followRequest,
  followVendor,
  refreshScreens,
  ...vendorReplyListeners,
]
