import { z } from 'zod'
import { type AnyJob, defineJob } from '../../platform/jobs/jobs.ts'
import type { Schedule } from '../../platform/jobs/schedules.ts'
import { readDocument } from './filing/read-document.ts'
import { removeDocumentFiles } from './register/delete-document.ts'
import { remindOfExpiry } from './remind-of-expiry.ts'

const remind = defineJob({ name: 'remind_of_expiry', payload: z.object({}), run: remindOfExpiry })

export const documentJobs: AnyJob[] = [readDocument, removeDocumentFiles, remind]
export const documentSchedules: Schedule[] = [{ job: remind, everySeconds: 24 * 3600 }]
