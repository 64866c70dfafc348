import type { Domain } from '../../platform/domain.ts'
import { transferJobs, transferSchedules } from './jobs.ts'
import { transferListeners } from './listeners.ts'
import { transferRoutes } from './routes.ts'

export const transfers: Domain = {
  routes: [transferRoutes],
  listeners: transferListeners,
  jobs: transferJobs,
  schedules: transferSchedules,
}
