import { WORK_STATUSES } from '@gida/contract/domains/work-orders/rules'
import { z } from 'zod'
import { defineEvent } from '../../platform/jobs/events.ts'

const Status = z.enum(WORK_STATUSES)

/** A line was written of what happened to a work order. */
export const orderChanged = defineEvent({
  name: 'work_order_changed',
  payload: z.object({ order_id: z.guid(), event_id: z.guid() }),
})

/** A work order stands elsewhere than before. */
export const orderMoved = defineEvent({
  name: 'work_order_moved',
  payload: z.object({ order_id: z.guid(), event_id: z.guid(), from: Status, to: Status }),
})

/** Somebody is asked to approve what a work order costs. */
export const approvalAsked = defineEvent({
  name: 'work_approval_asked',
  payload: z.object({ approval_id: z.guid() }),
})

/** Somebody comes, comes at another time, or does not come. */
export const visitChanged = defineEvent({
  name: 'work_visit_changed',
  payload: z.object({
    visit_id: z.guid(),
    event_id: z.guid(),
    change: z.enum(['PLANNED', 'MOVED', 'CANCELLED']),
  }),
})
