import { z } from 'zod'
import { defineEvent } from '../../platform/jobs/events.ts'

/** Somebody wrote something. */
export const messageSent = defineEvent({
  name: 'message_sent',
  payload: z.object({ message_id: z.guid() }),
})
