import type { Domain } from '../../platform/domain.ts'
import { refundJobs, refundSchedules } from './jobs.ts'
import { refundListeners } from './listeners.ts'
import { refundsPersonalData } from './personal-data.ts'
import { refundRoutes } from './routes.ts'

export const refunds: Domain = {
  personalData: refundsPersonalData,
  routes: [refundRoutes],
  listeners: refundListeners,
  jobs: refundJobs,
  schedules: refundSchedules,
}
