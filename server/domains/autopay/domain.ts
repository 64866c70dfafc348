import type { Domain } from '../../platform/domain.ts'
import { autopayJobs, autopaySchedules } from './jobs.ts'
import { autopayListeners } from './listeners.ts'
import { autopayPersonalData } from './personal-data.ts'
import { autopayRoutes } from './routes.ts'

export const autopay: Domain = {
  personalData: autopayPersonalData,
  routes: [autopayRoutes],
  listeners: autopayListeners,
  jobs: autopayJobs,
  schedules: autopaySchedules,
}
