import { z } from 'zod'
import { defineEvent } from '../../platform/jobs/events.ts'

/** An API key was created or rotated. */
export const keyMade = defineEvent({ name: 'api_key_made', payload: z.object({ key_id: z.guid() }) })

/** A webhook was disabled: its address is gone, or failed for days. */
export const webhookSwitchedOff = defineEvent({
  name: 'webhook_switched_off',
  payload: z.object({ endpoint_id: z.guid(), at: z.iso.datetime() }),
})
