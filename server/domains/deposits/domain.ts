import type { Domain } from '../../platform/domain.ts'
import { depositJobs, depositSchedules } from './jobs.ts'
import { depositsPersonalData } from './personal-data.ts'
import { depositRoutes } from './routes.ts'

export const deposits: Domain = {
  personalData: depositsPersonalData,
  routes: [depositRoutes],
  jobs: depositJobs,
  schedules: depositSchedules,
}
