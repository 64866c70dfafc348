import { z } from 'zod'
import { defineEvent } from '../../platform/jobs/events.ts'

/** A message was sent. */
export const messageSent = defineEvent({
  name: 'message_sent',
  payload: z.object({ message_id: z.guid() }),
})
