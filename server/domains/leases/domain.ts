import type { Domain } from '../../platform/domain.ts'
import { leaseJobs, leaseSchedules } from './jobs.ts'
import { leaseListeners } from './listeners.ts'
import { leasesPersonalData } from './personal-data.ts'
import { leaseRoutes } from './routes.ts'

export const leases: Domain = {
  personalData: leasesPersonalData,
  routes: [leaseRoutes],
  listeners: leaseListeners,
  jobs: leaseJobs,
  schedules: leaseSchedules,
}
