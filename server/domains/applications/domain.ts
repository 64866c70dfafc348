import type { Domain } from '../../platform/domain.ts'
import { applicationListeners } from './listeners.ts'
import { listingPages } from './pages/listing-pages.ts'
import { applicationRetention } from './retention.ts'
import { applicationRoutes } from './routes.ts'

export const applications: Domain = {
  routes: [applicationRoutes],
  pages: [listingPages],
  listeners: applicationListeners,
  retention: applicationRetention,
}
