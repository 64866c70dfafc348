import type { Domain } from '../../platform/domain.ts'
import { settlementJobs, settlementSchedules } from './jobs.ts'
import { settlementListeners } from './listeners.ts'
import { settlementsPersonalData } from './personal-data.ts'
import { settlementRoutes } from './routes.ts'

export const settlements: Domain = {
  personalData: settlementsPersonalData,
  routes: [settlementRoutes],
  listeners: settlementListeners,
  jobs: settlementJobs,
  schedules: settlementSchedules,
}
