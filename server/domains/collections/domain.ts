import type { Domain } from '../../platform/domain.ts'
import { collectionJobs, collectionSchedules } from './jobs.ts'
import { collectionRetention } from './retention.ts'
import { collectionRoutes } from './routes.ts'

export const collections: Domain = {
  routes: [collectionRoutes],
  jobs: collectionJobs,
  schedules: collectionSchedules,
  retention: collectionRetention,
}
