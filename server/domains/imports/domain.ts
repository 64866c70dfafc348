import type { Domain } from '../../platform/domain.ts'
import { importJobs } from './jobs.ts'
import { importRoutes } from './routes.ts'

export const imports: Domain = {
  routes: [importRoutes],
  jobs: importJobs,
}
