import type { Domain } from '../../platform/domain.ts'
import { billRoutes } from './routes.ts'

export const bills: Domain = {
  routes: [billRoutes],
}
