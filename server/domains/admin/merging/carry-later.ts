import { z } from 'zod'
import { defineJob } from '../../../platform/jobs/jobs.ts'
import { carryAccounts } from '../../ledger/index.ts'

/** What has come to accounts of merged people since, as the reversal of an old payment, follows them. */
export const carryMergedAccounts = defineJob({
  name: 'carry_merged_accounts',
  payload: z.object({}),
  run: (services) =>
    services.transaction('system', async (tx) => {
      const merged = await tx.selectFrom('users').select('id').where('merged_into', 'is not', null).execute()
      if (merged.length > 0)
        await carryAccounts(
          tx,
          merged.map(({ id }) => id),
        )
    }),
})
