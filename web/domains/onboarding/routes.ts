import { focusScreen } from '../../platform/screen.ts'
import { onboarding as words } from '../../words/en/onboarding.ts'

export const payoutScreen = focusScreen('/dashboard/settings/payout', {
  title: words.payout.frame,
  permission: 'properties_write',
  page: () => import('./pages/PayoutPage.tsx'),
})

export const onboardingScreens = [payoutScreen] as const
