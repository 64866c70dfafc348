import { z } from 'zod'
import { type AnyJob, defineJob } from '../../platform/jobs/jobs.ts'
import type { Schedule } from '../../platform/jobs/schedules.ts'
import { sendApproval } from './approvals/send-approval.ts'
import { sendOffer } from './offers/send-offer.ts'
import { runWorkClock } from './run-work-clock.ts'

const clock = defineJob({ name: 'run_work_clock', payload: z.object({}), run: runWorkClock })

export const workJobs: AnyJob[] = [sendOffer, sendApproval, clock]
export const workSchedules: Schedule[] = [{ job: clock, everySeconds: 600 }]
