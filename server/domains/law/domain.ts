import type { Domain } from '../../platform/domain.ts'
import { lawRoutes } from './routes.ts'

export const law: Domain = {
  routes: [lawRoutes],
}
