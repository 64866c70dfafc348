import type { Domain } from '../../platform/domain.ts'
import { assetJobs, assetSchedules } from './jobs.ts'
import { assetListeners } from './listeners.ts'
import { assetsPersonalData } from './personal-data.ts'
import { assetRoutes } from './routes.ts'

export const assets: Domain = {
  personalData: assetsPersonalData,
  routes: [assetRoutes],
  listeners: assetListeners,
  jobs: assetJobs,
  schedules: assetSchedules,
}
