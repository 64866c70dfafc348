import type { Domain } from '../../platform/domain.ts'
import { leaseJobs, leaseSchedules } from './jobs.ts'
import { leaseListeners } from './listeners.ts'
import { leaseRoutes } from './routes.ts'

export const leases: Domain = {
  routes: [leaseRoutes],
  listeners: leaseListeners,
  jobs: leaseJobs,
  schedules: leaseSchedules,
}
