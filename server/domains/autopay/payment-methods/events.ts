import { z } from 'zod'
import { defineFact } from '../../../platform/jobs/facts.ts'

/** A saved card is good for thirty days more at most. */
export const cardExpiring = defineFact({
  name: 'card_expiring',
  payload: z.object({ method_id: z.guid() }),
})
