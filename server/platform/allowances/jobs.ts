import { z } from 'zod'
import { type AnyJob, defineJob } from '../jobs/jobs.ts'
import type { Schedule } from '../jobs/worker.ts'

/** Deletes the rows of allowances that are full again. */
export const forgetFullAllowances = defineJob({
  name: 'forget_full_allowances',
  payload: z.object({}),
  run: async (services) => {
    await services.transaction('system', (tx) =>
      tx.deleteFrom('allowance').where('full_at', '<=', tx.now).execute(),
    )
  },
})

export const allowanceJobs: AnyJob[] = [forgetFullAllowances]
export const allowanceSchedules: Schedule[] = [{ job: forgetFullAllowances, everySeconds: 6 * 3600 }]
