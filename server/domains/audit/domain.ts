import type { Domain } from '../../platform/domain.ts'
import { auditJobs, auditSchedules } from './jobs.ts'
import { auditPersonalData } from './personal-data.ts'
import { auditRetention } from './retention.ts'
import { rootPages } from './roots/root-pages.ts'
import { auditRoutes } from './routes.ts'

export const audit: Domain = {
  personalData: auditPersonalData,
  routes: [auditRoutes],
  pages: [rootPages],
  jobs: auditJobs,
  schedules: auditSchedules,
  retention: auditRetention,
}
