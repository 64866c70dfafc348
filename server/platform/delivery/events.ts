import { z } from 'zod'
import { defineEvent } from '../jobs/events.ts'

/** An address does not exist any more, or a number refuses texts: by its provider's word. */
export const addressGone = defineEvent({
  name: 'address_gone',
  payload: z.object({ channel: z.string(), address: z.string(), reason: z.string().default('') }),
})

/** Somebody wrote to us from their phone: it may answer an alarm. The provider may tell of it twice. */
export const textReceived = defineEvent({
  name: 'text_received',
  payload: z.object({
    ...{ provider_id: z.string(), from: z.string(), text: z.string() },
    /** By SMS unless said. */
    way: z.enum(['SMS', 'WHATSAPP']).optional(),
    /** When it was sent, where the provider says so. */
    sent_at: z.coerce.date().optional(),
    /** Where it is a picture or a voice: `text` says which. */
    is_unread: z.boolean().optional(),
  }),
  alarm: true,
})
