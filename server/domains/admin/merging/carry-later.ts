import { z } from 'zod'
import { type BatchItem, behind, inTransaction, pagesOf, runBatch } from '../../../platform/jobs/batch.ts'
import { defineJob } from '../../../platform/jobs/jobs.ts'
import { carryAccounts } from '../../ledger/index.ts'

/** Moves amounts booked to accounts of merged people since, for example by reversals of old payments. */
export const carryMergedAccounts = defineJob({
  name: 'carry_merged_accounts',
  payload: z.object({}),
  run: async (services) => {
    await runBatch(services, {
      name: 'carry_merged_accounts',
      items: pagesOf<BatchItem>(services, (tx, after, limit) =>
        tx
          .selectFrom('users')
          .select('id')
          .where('merged_into', 'is not', null)
          .where('id', '>', behind(after))
          .orderBy('id')
          .limit(limit)
          .execute(),
      ),
      each: inTransaction(services, (tx, { id }) => carryAccounts(tx, [id])),
    })
  },
})
