import type { Domain } from '../../platform/domain.ts'
import { conversationJobs, conversationSchedules } from './jobs.ts'
import { conversationRoutes } from './routes.ts'

export const conversations: Domain = {
  routes: [conversationRoutes],
  jobs: conversationJobs,
  schedules: conversationSchedules,
}
