import type { Domain } from '../../platform/domain.ts'
import { receiptJobs, receiptSchedules } from './jobs.ts'
import { receiptsPersonalData } from './personal-data.ts'
import { receiptRoutes } from './routes.ts'
import { receiptCheckPage } from './signing/check-page.ts'

export const receipts: Domain = {
  personalData: receiptsPersonalData,
  routes: [receiptRoutes],
  pages: [receiptCheckPage],
  jobs: receiptJobs,
  schedules: receiptSchedules,
}
