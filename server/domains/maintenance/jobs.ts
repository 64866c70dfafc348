import { z } from 'zod'
import { type AnyJob, defineJob } from '../../platform/jobs/jobs.ts'
import type { Schedule } from '../../platform/jobs/schedules.ts'
import { runMaintenanceClock } from './run-maintenance-clock.ts'

const clock = defineJob({ name: 'run_maintenance_clock', payload: z.object({}), run: runMaintenanceClock })

export const maintenanceJobs: AnyJob[] = [clock]
export const maintenanceSchedules: Schedule[] = [{ job: clock, everySeconds: 600 }]
