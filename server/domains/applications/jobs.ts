import { REJECTED_KEPT_DAYS } from '@gida/contract/domains/applications/rules'
import { z } from 'zod'
import { type AnyJob, defineJob } from '../../platform/jobs/jobs.ts'
import type { Schedule } from '../../platform/jobs/worker.ts'

const DAY_MS = 86_400_000

/** Erases what was rejected or taken back once its time is over (NDPA 2023: kept no longer than needed). */
export const forgetApplications = defineJob({
  name: 'forget_applications',
  payload: z.object({}),
  run: async (services) => {
    await services.transaction('system', (tx) =>
      tx
        .deleteFrom('application')
        .where('status', 'in', ['REJECTED', 'WITHDRAWN'])
        .where('decided_at', '<', new Date(tx.now.getTime() - REJECTED_KEPT_DAYS * DAY_MS))
        .execute(),
    )
  },
})

export const applicationJobs: AnyJob[] = [forgetApplications]
export const applicationSchedules: Schedule[] = [{ job: forgetApplications, everySeconds: 6 * 3600 }]
