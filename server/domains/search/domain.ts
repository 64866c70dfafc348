import type { Domain } from '../../platform/domain.ts'
import { searchRoutes } from './routes.ts'

export const search: Domain = {
  routes: [searchRoutes],
}
