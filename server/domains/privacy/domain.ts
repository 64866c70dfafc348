import type { Domain } from '../../platform/domain.ts'
import { privacyJobs, privacySchedules } from './jobs.ts'
import { privacyPersonalData } from './personal-data.ts'
import { privacyRetention } from './retention.ts'
import { privacyRoutes } from './routes.ts'

export const privacy: Domain = {
  routes: [privacyRoutes],
  jobs: privacyJobs,
  schedules: privacySchedules,
  retention: privacyRetention,
  personalData: privacyPersonalData,
}
