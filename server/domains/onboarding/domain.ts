import type { Domain } from '../../platform/domain.ts'
import { onboardingListeners } from './listeners.ts'
import { onboardingPersonalData } from './personal-data.ts'
import { onboardingRoutes } from './routes.ts'

export const onboarding: Domain = {
  personalData: onboardingPersonalData,
  routes: [onboardingRoutes],
  listeners: onboardingListeners,
}
