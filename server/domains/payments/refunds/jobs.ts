import type { AnyJob } from '../../../platform/jobs/jobs.ts'
import type { Schedule } from '../../../platform/jobs/worker.ts'
import { readDisputes } from '../disputes/read-disputes.ts'
import { sendRefund, sweepRefunds } from './pursue-refund.ts'

export const moneyBackJobs: AnyJob[] = [sendRefund, sweepRefunds, readDisputes]

export const moneyBackSchedules: Schedule[] = [
  { job: sweepRefunds, everySeconds: 15 },
  { job: readDisputes, everySeconds: 300 },
]
