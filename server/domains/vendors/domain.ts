import type { Domain } from '../../platform/domain.ts'
import { vendorsPersonalData } from './personal-data.ts'
import { vendorRoutes } from './routes.ts'

export const vendors: Domain = {
  personalData: vendorsPersonalData,
  routes: [vendorRoutes],
}
