import type { Domain } from '../../platform/domain.ts'
import { bookJobs, bookSchedules } from './jobs.ts'
import { booksPersonalData } from './personal-data.ts'
import { bookRetention } from './retention.ts'
import { bookRoutes } from './routes.ts'

export const books: Domain = {
  personalData: booksPersonalData,
  routes: [bookRoutes],
  jobs: bookJobs,
  schedules: bookSchedules,
  retention: bookRetention,
}
