import type { Domain } from '../../platform/domain.ts'
import { signingJobs, signingSchedules } from './jobs.ts'
import { signingListeners } from './listeners.ts'
import { signPages } from './pages/sign-pages.ts'
import { verifyPage } from './pages/verify-page.ts'
import { signingPersonalData } from './personal-data.ts'
import { signingRoutes } from './routes.ts'

export const signing: Domain = {
  personalData: signingPersonalData,
  routes: [signingRoutes],
  pages: [signPages, verifyPage],
  listeners: signingListeners,
  jobs: signingJobs,
  schedules: signingSchedules,
}
