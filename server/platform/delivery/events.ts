import { z } from 'zod'
import { defineEvent } from '../jobs/events.ts'

/** The provider says that an address no longer exists, or that a number refuses texts. */
export const addressGone = defineEvent({
  name: 'address_gone',
  payload: z.object({ channel: z.string(), address: z.string(), reason: z.string().default('') }),
})

/** Somebody texted us; it may answer an alarm. The provider may report it twice. */
export const textReceived = defineEvent({
  name: 'text_received',
  payload: z.object({
    ...{ provider_id: z.string(), from: z.string(), text: z.string() },
    /** SMS by default. */
    way: z.enum(['SMS', 'WHATSAPP']).optional(),
    /** When it was sent, if the provider says. */
    sent_at: z.coerce.date().optional(),
    /** Set for a picture or voice message, which `text` names. */
    is_unread: z.boolean().optional(),
  }),
  alarm: true,
})
