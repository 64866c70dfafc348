import { WORK_STATUSES } from '@gida/contract/domains/work-orders/rules'
import { z } from 'zod'
import { defineEvent } from '../../platform/jobs/events.ts'

const Status = z.enum(WORK_STATUSES)

/** A line was added to a work order's log. */
export const orderChanged = defineEvent({
  name: 'work_order_changed',
  payload: z.object({ order_id: z.guid(), event_id: z.guid() }),
})

/** The status of a work order changed. */
export const orderMoved = defineEvent({
  name: 'work_order_moved',
  payload: z.object({ order_id: z.guid(), event_id: z.guid(), from: Status, to: Status }),
})

/** Somebody was asked to approve the cost of a work order. */
export const approvalAsked = defineEvent({
  name: 'work_approval_asked',
  payload: z.object({ approval_id: z.guid() }),
})

/** A visit was planned, moved or called off. */
export const visitChanged = defineEvent({
  name: 'work_visit_changed',
  payload: z.object({
    visit_id: z.guid(),
    event_id: z.guid(),
    change: z.enum(['PLANNED', 'MOVED', 'CANCELLED']),
  }),
})
