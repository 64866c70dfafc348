import type { Domain } from '../../platform/domain.ts'
import { maintenanceJobs, maintenanceSchedules } from './jobs.ts'
import { maintenanceRoutes } from './routes.ts'
import { maintenanceListeners } from './tell-screens.ts'

export const maintenance: Domain = {
  routes: [maintenanceRoutes],
  listeners: maintenanceListeners,
  jobs: maintenanceJobs,
  schedules: maintenanceSchedules,
}
