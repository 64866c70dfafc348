import { z } from 'zod'
import { defineEvent } from '../../platform/jobs/events.ts'

/** A line was added to a request's log. */
export const requestChanged = defineEvent({
  name: 'maintenance_request_changed',
  payload: z.object({ request_id: z.guid(), event_id: z.guid() }),
})

/** The work was done some days ago, and the tenant has not confirmed it. */
export const confirmationAsked = defineEvent({
  name: 'maintenance_confirmation_asked',
  payload: z.object({ request_id: z.guid(), days: z.int() }),
})
