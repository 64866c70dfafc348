import { z } from 'zod'
import { defineEvent } from '../../platform/jobs/events.ts'

/** Whose address it is has taken back an account that somebody else had opened under it. */
export const accountTakenBack = defineEvent({
  name: 'account_taken_back',
  payload: z.object({ user_id: z.guid() }),
})
