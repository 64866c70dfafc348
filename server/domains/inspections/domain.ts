import type { Domain } from '../../platform/domain.ts'
import { inspectionJobs, inspectionSchedules } from './jobs.ts'
import { inspectionsPersonalData } from './personal-data.ts'
import { inspectionListeners } from './refresh-screens.ts'
import { inspectionRoutes } from './routes.ts'

export const inspections: Domain = {
  personalData: inspectionsPersonalData,
  routes: [inspectionRoutes],
  listeners: inspectionListeners,
  jobs: inspectionJobs,
  schedules: inspectionSchedules,
}
