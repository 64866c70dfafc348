import type { Domain } from '../../platform/domain.ts'
import { userJobs } from './jobs.ts'
import { usersPersonalData } from './personal-data.ts'
import { userRoutes } from './routes.ts'

export const users: Domain = {
  personalData: usersPersonalData,
  routes: [userRoutes],
  jobs: userJobs,
}
