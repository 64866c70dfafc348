import { z } from 'zod'
import { defineEvent } from '../jobs/events.ts'

/** An address does not exist any more, or a number refuses texts: by its provider's word. */
export const addressGone = defineEvent({
  name: 'address_gone',
  payload: z.object({ channel: z.string(), address: z.string(), reason: z.string().default('') }),
})

/** Somebody sent us a text message: it may answer an alarm. The provider may tell of it twice. */
export const textReceived = defineEvent({
  name: 'text_received',
  payload: z.object({ provider_id: z.string(), from: z.string(), text: z.string() }),
  alarm: true,
})
