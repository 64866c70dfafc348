import type { Domain } from '../../platform/domain.ts'
import { documentJobs, documentSchedules } from './jobs.ts'
import { minutesJobs, minutesListeners } from './minutes/file-minutes.ts'
import { documentRoutes } from './routes.ts'

export const documents: Domain = {
  routes: [documentRoutes],
  jobs: [...documentJobs, ...minutesJobs],
  listeners: minutesListeners,
  schedules: documentSchedules,
}
