import type { Domain } from '../../platform/domain.ts'
import { authJobs } from './jobs.ts'
import { authListeners } from './listeners.ts'
import { authPersonalData } from './personal-data.ts'
import { authRetention } from './retention.ts'
import { authRoutes } from './routes.ts'

export const auth: Domain = {
  personalData: authPersonalData,
  routes: [authRoutes],
  listeners: authListeners,
  jobs: authJobs,
  retention: authRetention,
}
