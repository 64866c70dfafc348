import type { Domain } from '../../platform/domain.ts'
import { depositJobs, depositSchedules } from './jobs.ts'
import { depositRoutes } from './routes.ts'

export const deposits: Domain = {
  routes: [depositRoutes],
  jobs: depositJobs,
  schedules: depositSchedules,
}
