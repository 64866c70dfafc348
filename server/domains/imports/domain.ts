import type { Domain } from '../../platform/domain.ts'
import { importJobs, importSchedules } from './jobs.ts'
import { importsPersonalData } from './personal-data.ts'
import { importRoutes } from './routes.ts'

export const imports: Domain = {
  personalData: importsPersonalData,
  routes: [importRoutes],
  jobs: importJobs,
  schedules: importSchedules,
}
