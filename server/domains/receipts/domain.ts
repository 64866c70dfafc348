import type { Domain } from '../../platform/domain.ts'
import { receiptJobs, receiptSchedules } from './jobs.ts'
import { receiptRoutes } from './routes.ts'
import { receiptCheckPage } from './signing/check-page.ts'

export const receipts: Domain = {
  routes: [receiptRoutes],
  pages: [receiptCheckPage],
  jobs: receiptJobs,
  schedules: receiptSchedules,
}
