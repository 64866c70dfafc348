import type { Domain } from '../../platform/domain.ts'
import { collectionJobs, collectionSchedules } from './jobs.ts'
import { collectionsPersonalData } from './personal-data.ts'
import { collectionRetention } from './retention.ts'
import { collectionRoutes } from './routes.ts'

export const collections: Domain = {
  personalData: collectionsPersonalData,
  routes: [collectionRoutes],
  jobs: collectionJobs,
  schedules: collectionSchedules,
  retention: collectionRetention,
}
