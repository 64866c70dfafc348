import { type AnyListener, listener } from '../../platform/jobs/events.ts'
import { orderMoved } from '../work-orders/index.ts'
import { followOrder } from './plans/close-occurrence.ts'

/** Finished work of a plan moves its next date. */
const followWork = listener({
  name: 'follow_plans',
  event: orderMoved,
  handle: (tx, { order_id }) => followOrder(tx, order_id),
})

export const assetListeners: AnyListener[] = [followWork]
