import { z } from 'zod'
import { defineEvent } from '../../platform/jobs/events.ts'

/** An address is told no more: it said that it is gone, or answered nothing well for days. */
export const webhookSwitchedOff = defineEvent({
  name: 'webhook_switched_off',
  payload: z.object({ endpoint_id: z.guid(), at: z.iso.datetime() }),
})
