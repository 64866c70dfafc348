import type { Domain } from '../../platform/domain.ts'
import { unsubscribePages } from './choices/unsubscribe-pages.ts'
import { notificationJobs, notificationSchedules } from './jobs.ts'
import { notificationListeners } from './listeners.ts'
import { notificationsPersonalData } from './personal-data.ts'
import { notificationRetention } from './retention.ts'
import { notificationRoutes } from './routes.ts'

export const notifications: Domain = {
  personalData: notificationsPersonalData,
  routes: [notificationRoutes],
  pages: [unsubscribePages],
  listeners: notificationListeners,
  jobs: notificationJobs,
  schedules: notificationSchedules,
  retention: notificationRetention,
}
