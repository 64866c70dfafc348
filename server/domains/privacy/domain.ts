import type { Domain } from '../../platform/domain.ts'
import { breachRoutes } from './breaches/routes.ts'
import { privacyJobs, privacySchedules } from './jobs.ts'
import { privacyPersonalData } from './personal-data.ts'
import { privacyRetention } from './retention.ts'
import { privacyRoutes } from './routes.ts'

export const privacy: Domain = {
  routes: [privacyRoutes, breachRoutes],
  jobs: privacyJobs,
  schedules: privacySchedules,
  retention: privacyRetention,
  personalData: privacyPersonalData,
}
