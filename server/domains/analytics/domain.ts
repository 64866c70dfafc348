import type { Domain } from '../../platform/domain.ts'
import { analyticsPersonalData } from './personal-data.ts'
import { analyticsRetention } from './retention.ts'
import { analyticsRoutes } from './routes.ts'

export const analytics: Domain = {
  personalData: analyticsPersonalData,
  routes: [analyticsRoutes],
  retention: analyticsRetention,
}
