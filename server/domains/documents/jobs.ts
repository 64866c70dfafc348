import { z } from 'zod'
import { sweepParts } from '../../platform/files/upload-parts.ts'
import { type AnyJob, defineJob } from '../../platform/jobs/jobs.ts'
import type { Schedule } from '../../platform/jobs/schedules.ts'
import { readDocument } from './filing/read-document.ts'
import { removeDocumentFiles } from './register/delete-document.ts'
import { remindOfExpiry } from './remind-of-expiry.ts'

const remind = defineJob({ name: 'remind_of_expiry', payload: z.object({}), run: remindOfExpiry })

const sweep = defineJob({ name: 'sweep_upload_parts', payload: z.object({}), run: sweepParts })

export const documentJobs: AnyJob[] = [readDocument, removeDocumentFiles, remind, sweep]
export const documentSchedules: Schedule[] = [
  { job: remind, everySeconds: 24 * 3600 },
  { job: sweep, everySeconds: 3600 },
]
