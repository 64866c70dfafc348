import type { Domain } from '../../platform/domain.ts'
import { meetingListeners } from './drop-leavers.ts'
import { meetingJobs, meetingSchedules } from './jobs.ts'
import { meetingAnswerPages } from './pages/answer-pages.ts'
import { pollPages } from './pages/poll-pages.ts'
import { meetingsPersonalData } from './personal-data.ts'
import { pollRoutes } from './polls/routes.ts'
import { meetingRetention } from './retention.ts'
import { meetingRoutes } from './routes.ts'

export const meetings: Domain = {
  personalData: meetingsPersonalData,
  routes: [meetingRoutes, pollRoutes],
  pages: [meetingAnswerPages, pollPages],
  jobs: meetingJobs,
  listeners: meetingListeners,
  schedules: meetingSchedules,
  retention: meetingRetention,
}
