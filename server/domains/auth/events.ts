import { z } from 'zod'
import { defineEvent } from '../../platform/jobs/events.ts'

/** The owner of an e-mail address or phone number has taken over an account that somebody else had opened with it. */
export const accountTakenBack = defineEvent({
  name: 'account_taken_back',
  /** `at` is missing in events of earlier versions. */
  payload: z.object({ user_id: z.guid(), at: z.iso.datetime().optional() }),
})
