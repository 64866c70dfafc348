import { z } from 'zod'
import { defineEvent } from '../../platform/jobs/events.ts'

/** A line was written of what happened to a request. */
export const requestChanged = defineEvent({
  name: 'maintenance_request_changed',
  payload: z.object({ request_id: z.guid(), event_id: z.guid() }),
})

/** It was done so many days ago, and the tenant has not said whether it is good. */
export const confirmationAsked = defineEvent({
  name: 'maintenance_confirmation_asked',
  payload: z.object({ request_id: z.guid(), days: z.int() }),
})
