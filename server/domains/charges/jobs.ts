import { z } from 'zod'
import { type AnyJob, defineJob } from '../../platform/jobs/jobs.ts'
import type { Schedule } from '../../platform/jobs/schedules.ts'
import { applyWaitingCredit } from './credit/apply-waiting-credit.ts'

const HOUR = 3600

const apply = defineJob({
  name: 'apply_waiting_credit',
  payload: z.object({}),
  run: async (services) => void (await applyWaitingCredit(services)),
})

export const chargeJobs: AnyJob[] = [apply]
export const chargeSchedules: Schedule[] = [{ job: apply, everySeconds: HOUR }]
