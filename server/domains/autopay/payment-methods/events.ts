import { z } from 'zod'
import { defineEvent } from '../../../platform/jobs/events.ts'

/** A saved card is good for thirty days more at most. */
export const cardExpiring = defineEvent({
  name: 'card_expiring',
  payload: z.object({ method_id: z.guid() }),
})
