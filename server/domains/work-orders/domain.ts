import type { Domain } from '../../platform/domain.ts'
import { workJobs, workSchedules } from './jobs.ts'
import { workListeners } from './listeners.ts'
import { approvalPages } from './pages/approval-pages.ts'
import { jobPages } from './pages/job-pages.ts'
import { workOrdersPersonalData } from './personal-data.ts'
import { workRoutes } from './routes.ts'

export const work: Domain = {
  personalData: workOrdersPersonalData,
  routes: [workRoutes],
  pages: [approvalPages, jobPages],
  listeners: workListeners,
  jobs: workJobs,
  schedules: workSchedules,
}
