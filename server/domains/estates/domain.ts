import type { Domain } from '../../platform/domain.ts'
import { estateRoutes } from './routes.ts'

export const estates: Domain = {
  routes: [estateRoutes],
}
