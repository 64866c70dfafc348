import { z } from 'zod'
import { type AnyJob, defineJob } from '../../platform/jobs/jobs.ts'
import type { Schedule } from '../../platform/jobs/schedules.ts'
import { runInspectionClock } from './run-inspection-clock.ts'

const clock = defineJob({ name: 'run_inspection_clock', payload: z.object({}), run: runInspectionClock })

export const inspectionJobs: AnyJob[] = [clock]
export const inspectionSchedules: Schedule[] = [{ job: clock, everySeconds: 600 }]
