import type { Domain } from '../../platform/domain.ts'
import { depositJobs, depositSchedules } from './jobs.ts'
import { depositListeners } from './listeners.ts'
import { depositsPersonalData } from './personal-data.ts'
import { depositRoutes } from './routes.ts'

export const deposits: Domain = {
  personalData: depositsPersonalData,
  routes: [depositRoutes],
  listeners: depositListeners,
  jobs: depositJobs,
  schedules: depositSchedules,
}
