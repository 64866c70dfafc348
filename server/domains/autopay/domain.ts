import type { Domain } from '../../platform/domain.ts'
import { autopayJobs, autopaySchedules } from './jobs.ts'
import { autopayListeners } from './listeners.ts'
import { autopayRoutes } from './routes.ts'

export const autopay: Domain = {
  routes: [autopayRoutes],
  listeners: autopayListeners,
  jobs: autopayJobs,
  schedules: autopaySchedules,
}
