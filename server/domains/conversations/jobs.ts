import { z } from 'zod'
import { type AnyJob, defineJob } from '../../platform/jobs/jobs.ts'
import type { Schedule } from '../../platform/jobs/schedules.ts'
import { sweepAttachments } from './attachments/sweep-attachments.ts'

const sweep = defineJob({ name: 'sweep_attachments', payload: z.object({}), run: sweepAttachments })

export const conversationJobs: AnyJob[] = [sweep]
export const conversationSchedules: Schedule[] = [{ job: sweep, everySeconds: 6 * 3600 }]
