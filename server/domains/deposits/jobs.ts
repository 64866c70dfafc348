import { z } from 'zod'
import { type AnyJob, defineJob } from '../../platform/jobs/jobs.ts'
import type { Schedule } from '../../platform/jobs/schedules.ts'
import { remindOfDeposits } from './remind-of-deposits.ts'

const remind = defineJob({ name: 'remind_of_deposits', payload: z.object({}), run: remindOfDeposits })

export const depositJobs: AnyJob[] = [remind]
/** Hourly, so that a new day in Lagos is noticed soon. */
export const depositSchedules: Schedule[] = [{ job: remind, everySeconds: 3600 }]
