import type { Domain } from '../../platform/domain.ts'
import { reportJobs, reportSchedules } from './jobs.ts'
import { reportsPersonalData } from './personal-data.ts'
import { reportRoutes } from './routes.ts'

export const reports: Domain = {
  personalData: reportsPersonalData,
  routes: [reportRoutes],
  jobs: reportJobs,
  schedules: reportSchedules,
}
