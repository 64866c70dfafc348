import type { Domain } from '../../platform/domain.ts'
import { chargeJobs, chargeSchedules } from './jobs.ts'
import { chargesPersonalData } from './personal-data.ts'
import { chargeRoutes } from './routes.ts'

export const charges: Domain = {
  personalData: chargesPersonalData,
  routes: [chargeRoutes],
  jobs: chargeJobs,
  schedules: chargeSchedules,
}
