import type { Domain } from '../../platform/domain.ts'
import { noticeJobs, noticeSchedules } from './jobs.ts'
import { noticeRoutes } from './routes.ts'

export const notices: Domain = {
  routes: [noticeRoutes],
  jobs: noticeJobs,
  schedules: noticeSchedules,
}
