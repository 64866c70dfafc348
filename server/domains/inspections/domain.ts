import type { Domain } from '../../platform/domain.ts'
import { inspectionJobs, inspectionSchedules } from './jobs.ts'
import { inspectionRoutes } from './routes.ts'
import { inspectionListeners } from './tell-screens.ts'

export const inspections: Domain = {
  routes: [inspectionRoutes],
  listeners: inspectionListeners,
  jobs: inspectionJobs,
  schedules: inspectionSchedules,
}
