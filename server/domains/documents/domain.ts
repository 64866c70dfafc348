import type { Domain } from '../../platform/domain.ts'
import { documentJobs, documentSchedules } from './jobs.ts'
import { documentRoutes } from './routes.ts'

export const documents: Domain = {
  routes: [documentRoutes],
  jobs: documentJobs,
  schedules: documentSchedules,
}
