import type { Domain } from '../../platform/domain.ts'
import { analyticsRetention } from './retention.ts'
import { analyticsRoutes } from './routes.ts'

export const analytics: Domain = {
  routes: [analyticsRoutes],
  retention: analyticsRetention,
}
