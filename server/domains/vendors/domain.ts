import type { Domain } from '../../platform/domain.ts'
import { vendorRoutes } from './routes.ts'

export const vendors: Domain = {
  routes: [vendorRoutes],
}
