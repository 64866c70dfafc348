import { z } from 'zod'
import { type AnyJob, defineJob } from '../../platform/jobs/jobs.ts'
import type { Schedule } from '../../platform/jobs/schedules.ts'
import { runPlans } from './plans/run-plans.ts'

export const raisePlans = defineJob({ name: 'raise_plans', payload: z.object({}), run: runPlans })

export const assetJobs: AnyJob[] = [raisePlans]
export const assetSchedules: Schedule[] = [{ job: raisePlans, everySeconds: 900 }]
