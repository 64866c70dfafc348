import type { Domain } from '../../platform/domain.ts'
import { estatesPersonalData } from './personal-data.ts'
import { estateRoutes } from './routes.ts'

export const estates: Domain = {
  personalData: estatesPersonalData,
  routes: [estateRoutes],
}
