import type { Domain } from '../../platform/domain.ts'
import { paymentJobs, paymentSchedules } from './jobs.ts'
import { paymentsPersonalData } from './personal-data.ts'
import { paymentRetention } from './retention.ts'
import { paymentRoutes } from './routes.ts'

export const payments: Domain = {
  personalData: paymentsPersonalData,
  routes: [paymentRoutes],
  jobs: paymentJobs,
  schedules: paymentSchedules,
  retention: paymentRetention,
}
