import type { Domain } from '../../platform/domain.ts'
import { documentJobs, documentSchedules } from './jobs.ts'
import { minutesJobs, minutesListeners } from './minutes/file-minutes.ts'
import { documentsPersonalData } from './personal-data.ts'
import { documentRoutes } from './routes.ts'

export const documents: Domain = {
  personalData: documentsPersonalData,
  routes: [documentRoutes],
  jobs: [...documentJobs, ...minutesJobs],
  listeners: minutesListeners,
  schedules: documentSchedules,
}
