import type { Domain } from '../../platform/domain.ts'
import { applicationListeners } from './listeners.ts'
import { listingPages } from './pages/listing-pages.ts'
import { applicationsPersonalData } from './personal-data.ts'
import { applicationRetention } from './retention.ts'
import { applicationRoutes } from './routes.ts'

export const applications: Domain = {
  personalData: applicationsPersonalData,
  routes: [applicationRoutes],
  pages: [listingPages],
  listeners: applicationListeners,
  retention: applicationRetention,
}
