import type { Domain } from '../../platform/domain.ts'
import { faultRoutes } from './routes.ts'

export const faults: Domain = {
  routes: [faultRoutes],
}
