import { z } from 'zod'
import { defineEvent } from '../../platform/jobs/events.ts'

/** A program may act as somebody from now on: a key was made, or another one put in its place. */
export const keyMade = defineEvent({ name: 'api_key_made', payload: z.object({ key_id: z.guid() }) })

/** An address is told no more: it said that it is gone, or answered nothing well for days. */
export const webhookSwitchedOff = defineEvent({
  name: 'webhook_switched_off',
  payload: z.object({ endpoint_id: z.guid(), at: z.iso.datetime() }),
})
