import type { Domain } from '../../platform/domain.ts'
import { userJobs } from './jobs.ts'
import { userRoutes } from './routes.ts'

export const users: Domain = {
  routes: [userRoutes],
  jobs: userJobs,
}
