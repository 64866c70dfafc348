import type { Domain } from '../../platform/domain.ts'
import { chargeListeners } from './listeners.ts'
import { chargeRoutes } from './routes.ts'

export const charges: Domain = {
  routes: [chargeRoutes],
  listeners: chargeListeners,
}
