import { z } from 'zod'
import { type AnyJob, defineJob } from '../../platform/jobs/jobs.ts'
import type { Schedule } from '../../platform/jobs/schedules.ts'
import { makeReportFile } from './make-report-file.ts'
import { sweepReportFiles } from './sweep-report-files.ts'

const sweep = defineJob({ name: 'sweep_report_files', payload: z.object({}), run: sweepReportFiles })

export const reportJobs: AnyJob[] = [makeReportFile, sweep]
export const reportSchedules: Schedule[] = [{ job: sweep, everySeconds: 6 * 3600 }]
