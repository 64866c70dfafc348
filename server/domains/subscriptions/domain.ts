import type { Domain } from '../../platform/domain.ts'
import { subscriptionJobs, subscriptionSchedules } from './jobs.ts'
import { subscriptionsPersonalData } from './personal-data.ts'
import { subscriptionRoutes } from './routes.ts'

export const subscriptions: Domain = {
  routes: [subscriptionRoutes],
  jobs: subscriptionJobs,
  schedules: subscriptionSchedules,
  personalData: subscriptionsPersonalData,
}
