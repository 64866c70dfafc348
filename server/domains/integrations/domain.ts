import type { Domain } from '../../platform/domain.ts'
import { keyRoutes } from './keys/routes.ts'
import { integrationsRetention } from './retention.ts'

export const integrations: Domain = {
  routes: [keyRoutes],
  retention: integrationsRetention,
}
