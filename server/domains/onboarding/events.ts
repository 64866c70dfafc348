import { z } from 'zod'
import { defineEvent } from '../../platform/jobs/events.ts'

/** A person's payout account was set or changed. */
export const payoutAccountSet = defineEvent({
  name: 'payout_account_set',
  payload: z.object({ user_id: z.guid() }),
})
