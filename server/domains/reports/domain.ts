import type { Domain } from '../../platform/domain.ts'
import { reportJobs, reportSchedules } from './jobs.ts'
import { reportRoutes } from './routes.ts'

export const reports: Domain = {
  routes: [reportRoutes],
  jobs: reportJobs,
  schedules: reportSchedules,
}
