import { z } from 'zod'
import { type AnyJob, defineJob } from '../../platform/jobs/jobs.ts'
import type { Schedule } from '../../platform/jobs/schedules.ts'
import type { ImportJob } from './enqueue-import-job.ts'
import { forgetImportedFiles } from './forget-files.ts'
import { invitePeople } from './people/invite-people.ts'
import { checkRows } from './rows/check-rows.ts'
import { type NextJobs, runRows } from './rows/run-rows.ts'
import { undoRows } from './rows/undo-rows.ts'

const payload = z.object({ import_id: z.guid() })

export const checkImportJob: ImportJob = defineJob({
  name: 'check_import',
  payload,
  run: (services, { import_id }) => checkRows(services, import_id),
})

export const undoImportJob: ImportJob = defineJob({
  name: 'undo_import',
  payload,
  run: (services, { import_id }) => undoRows(services, import_id),
})

export const inviteOfImportJob: ImportJob = defineJob({
  name: 'invite_of_import',
  payload,
  run: (services, { import_id }) => invitePeople(services, import_id, inviteOfImportJob),
})

/** The jobs that may follow a run. */
export const afterRun: NextJobs = { undo: undoImportJob, invite: inviteOfImportJob }

export const runImportJob: ImportJob = defineJob({
  name: 'run_import',
  payload,
  run: (services, { import_id }) => runRows(services, import_id, afterRun),
})

const forget = defineJob({ name: 'forget_imported_files', payload: z.object({}), run: forgetImportedFiles })

export const importJobs: AnyJob[] = [checkImportJob, runImportJob, undoImportJob, inviteOfImportJob, forget]
export const importSchedules: Schedule[] = [{ job: forget, everySeconds: 24 * 3600 }]
