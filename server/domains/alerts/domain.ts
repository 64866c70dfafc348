import type { Domain } from '../../platform/domain.ts'
import { alertListeners } from './answers/read-text.ts'
import { alertJobs, alertSchedules } from './jobs.ts'
import { answerPages } from './pages/answer-pages.ts'
import { alertsPersonalData } from './personal-data.ts'
import { alertRoutes } from './routes.ts'

export const alerts: Domain = {
  personalData: alertsPersonalData,
  routes: [alertRoutes],
  pages: [answerPages],
  listeners: alertListeners,
  jobs: alertJobs,
  schedules: alertSchedules,
}
