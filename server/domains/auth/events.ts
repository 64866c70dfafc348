import { z } from 'zod'
import { defineEvent } from '../../platform/jobs/events.ts'

/** Whose address it is has taken back an account that somebody else had opened under it. */
export const accountTakenBack = defineEvent({
  name: 'account_taken_back',
  /** `at` is not said by a version before this one. */
  payload: z.object({ user_id: z.guid(), at: z.iso.datetime().optional() }),
})
