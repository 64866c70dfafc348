import type { Domain } from '../../platform/domain.ts'
import { onboardingRoutes } from './routes.ts'

export const onboarding: Domain = {
  routes: [onboardingRoutes],
}
