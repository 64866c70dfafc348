import type { Domain } from '../../platform/domain.ts'
import { inspectionJobs, inspectionSchedules } from './jobs.ts'
import { inspectionsPersonalData } from './personal-data.ts'
import { inspectionRoutes } from './routes.ts'
import { inspectionListeners } from './tell-screens.ts'

export const inspections: Domain = {
  personalData: inspectionsPersonalData,
  routes: [inspectionRoutes],
  listeners: inspectionListeners,
  jobs: inspectionJobs,
  schedules: inspectionSchedules,
}
