import { z } from 'zod'
import { type AnyJob, defineJob } from '../../platform/jobs/jobs.ts'
import type { Schedule } from '../../platform/jobs/schedules.ts'
import { runNoticeClock } from './run-notice-clock.ts'

const clock = defineJob({ name: 'run_notice_clock', payload: z.object({}), run: runNoticeClock })

export const noticeJobs: AnyJob[] = [clock]
export const noticeSchedules: Schedule[] = [{ job: clock, everySeconds: 3_600 }]
