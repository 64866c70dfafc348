import type { Domain } from '../../platform/domain.ts'
import { maintenanceJobs, maintenanceSchedules } from './jobs.ts'
import { maintenancePersonalData } from './personal-data.ts'
import { maintenanceListeners } from './refresh-screens.ts'
import { maintenanceRoutes } from './routes.ts'

export const maintenance: Domain = {
  personalData: maintenancePersonalData,
  routes: [maintenanceRoutes],
  listeners: maintenanceListeners,
  jobs: maintenanceJobs,
  schedules: maintenanceSchedules,
}
