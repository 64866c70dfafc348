import { z } from 'zod'
import { type AnyJob, defineJob } from '../../platform/jobs/jobs.ts'
import type { Schedule } from '../../platform/jobs/schedules.ts'
import { checkErasure, checkWaitingErasures } from './erasure/check-erasure.ts'
import { erasePerson } from './erasure/erase-person.ts'
import { removeFiles } from './erasure/remove-files.ts'
import { makeExport } from './exports/make-export.ts'
import { sweepExports } from './exports/sweep-exports.ts'
import { notifyOfRequest } from './requests/notify-of-request.ts'

const sweep = defineJob({ name: 'sweep_personal_exports', payload: z.object({}), run: sweepExports })
const look = defineJob({
  name: 'look_at_waiting_erasures',
  payload: z.object({}),
  run: checkWaitingErasures,
})

export const privacyJobs: AnyJob[] = [
  makeExport,
  sweep,
  checkErasure,
  look,
  erasePerson,
  removeFiles,
  notifyOfRequest,
]
export const privacySchedules: Schedule[] = [
  { job: sweep, everySeconds: 6 * 3600 },
  { job: look, everySeconds: 6 * 3600 },
]
