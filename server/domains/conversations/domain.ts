import type { Domain } from '../../platform/domain.ts'
import { conversationJobs, conversationSchedules } from './jobs.ts'
import { conversationsPersonalData } from './personal-data.ts'
import { conversationRoutes } from './routes.ts'

export const conversations: Domain = {
  personalData: conversationsPersonalData,
  routes: [conversationRoutes],
  jobs: conversationJobs,
  schedules: conversationSchedules,
}
