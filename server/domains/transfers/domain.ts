import type { Domain } from '../../platform/domain.ts'
import { transferJobs, transferSchedules } from './jobs.ts'
import { transferListeners } from './listeners.ts'
import { transfersPersonalData } from './personal-data.ts'
import { transferRoutes } from './routes.ts'

export const transfers: Domain = {
  personalData: transfersPersonalData,
  routes: [transferRoutes],
  listeners: transferListeners,
  jobs: transferJobs,
  schedules: transferSchedules,
}
