import { z } from 'zod'
import { defineEvent } from '../../platform/jobs/events.ts'

/** A person's rent goes to another account from now on. */
export const payoutAccountSet = defineEvent({
  name: 'payout_account_set',
  payload: z.object({ user_id: z.guid() }),
})
