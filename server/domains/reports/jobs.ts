import { z } from 'zod'
import { type AnyJob, defineJob } from '../../platform/jobs/jobs.ts'
import type { Schedule } from '../../platform/jobs/schedules.ts'
import { makeReportFile } from './make-report-file.ts'
import { sweepReportFiles } from './sweep-report-files.ts'
import { mailReportViews } from './views/mail-report-views.ts'

const sweep = defineJob({ name: 'sweep_report_files', payload: z.object({}), run: sweepReportFiles })

const mail = defineJob({ name: 'mail_report_views', payload: z.object({}), run: mailReportViews })

export const reportJobs: AnyJob[] = [makeReportFile, sweep, mail]
export const reportSchedules: Schedule[] = [
  { job: sweep, everySeconds: 6 * 3600 },
  { job: mail, everySeconds: 3600 },
]
