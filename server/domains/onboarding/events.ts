import { z } from 'zod'
import { defineFact } from '../../platform/jobs/facts.ts'

/** A person's rent goes to another account from now on. */
export const payoutAccountSet = defineFact({
  name: 'payout_account_set',
  payload: z.object({ user_id: z.guid() }),
})
