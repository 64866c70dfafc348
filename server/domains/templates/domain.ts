import type { Domain } from '../../platform/domain.ts'
import { templateRoutes } from './routes.ts'

export const templates: Domain = {
  routes: [templateRoutes],
}
