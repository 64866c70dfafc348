import type { AnyJob } from '../../platform/jobs/jobs.ts'
import type { Schedule } from '../../platform/jobs/schedules.ts'
import type { Services } from '../../platform/services.ts'
import { readDisputes } from './disputes/read-disputes.ts'
import { sendRefund, sweepRefunds } from './provider/poll-refund.ts'

/** Polls all refunds and disputes, out of schedule. */
export async function readRefundsAndDisputes(services: Services): Promise<void> {
  await sweepRefunds.run(services, {})
  await readDisputes.run(services, {})
}

export const refundJobs: AnyJob[] = [sendRefund, sweepRefunds, readDisputes]

export const refundSchedules: Schedule[] = [
  { job: sweepRefunds, everySeconds: 15 },
  { job: readDisputes, everySeconds: 300 },
]
