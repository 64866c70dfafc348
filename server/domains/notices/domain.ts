import type { Domain } from '../../platform/domain.ts'
import { noticeJobs, noticeSchedules } from './jobs.ts'
import { noticeFollowers } from './listeners.ts'
import { noticesPersonalData } from './personal-data.ts'
import { noticeRoutes } from './routes.ts'

export const notices: Domain = {
  personalData: noticesPersonalData,
  routes: [noticeRoutes],
  listeners: noticeFollowers,
  jobs: noticeJobs,
  schedules: noticeSchedules,
}
