import { z } from 'zod'
import { defineEvent } from '../../../platform/jobs/events.ts'

/** A saved card expires within thirty days. */
export const cardExpiring = defineEvent({
  name: 'card_expiring',
  payload: z.object({ method_id: z.guid() }),
})
